import {
  merchantCard,
  toList,
  type MerchantCard,
  type MerchantCardId,
  type SeatView,
  type Spices,
} from '@spice-road/rules';
import { memo } from 'react';
import { dragMark } from '../drag/dragged.ts';
import { isPlayOf } from '../draft/draft.ts';
import type { Offer, Offers } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { Icon } from '../pieces/icon.tsx';
import { CardButton, Tag, type CardState } from '../pieces/card.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { useLanguage } from '../settings/language.ts';
import { merchantCardName } from '../story/card-names.ts';
import { timesOn } from './draft-words.ts';
import css from './hand.module.css';
import { Shortage } from './shortage.tsx';
import { useRow } from './use-row.ts';
import { say } from '../i18n/table.ts';
import { refusalOf } from './words.ts';

interface HandProps {
  /** What the stage calls it. */
  readonly anchor: string;
  readonly seat: SeatView;
  readonly composing: DraftInHand;
  /** The same, as it was a moment ago while there is something newer: for cards that a draft is not made with. */
  readonly settled: DraftInHand;
  readonly offers: Offers | null;
  readonly idleReason: string | null;
}

/** The cards ready to be played. */
export const Hand = memo(function Hand({ anchor, seat, composing, settled, offers, idleReason }: HandProps) {
  useLanguage();
  const row = useRow<HTMLOListElement>();
  const cards = typeof seat.hand === 'number' ? [] : byKind(seat.hand);
  return (
    <ol
      className={css.hand}
      style={{ '--n': cards.length, '--cols': columnsFor(cards.length) }}
      data-overlapping={isLarge(seat)}
      data-many={cards.length > 8}
      data-idle={composing.outlook === null}
      aria-label={say('hand', { count: cards.length })}
      data-row="hand"
      data-anchor={anchor}
      {...row}
    >
      {cards.length === 0 && typeof seat.hand !== 'number' ? (
        <li className={css.none}>
          <Icon name="rest" />
          {say('allPlayed')}
        </li>
      ) : null}
      {cards.map((card) => (
        <li key={card} data-picked={composing.outlook !== null && isPlayOf(composing.draft, card)}>
          <HandCard
            card={card}
            // What has just been put back is not for a moment picked, too.
            composing={isPlayOf(composing.draft, card) || isPlayOf(settled.draft, card) ? composing : settled}
            offer={offers?.hand.get(card) ?? null}
            idleReason={idleReason}
          />
        </li>
      ))}
    </ol>
  );
});

/** On a phone: up to three side by side, more in two rows. */
function columnsFor(cards: number): number {
  return cards === 3 ? 3 : Math.max(2, Math.ceil(cards / 2));
}

/** Whether there are so many cards that they overlap, where there is room for one row. */
export function isLarge({ hand }: Pick<SeatView, 'hand'>): boolean {
  return typeof hand !== 'number' && hand.length > 7;
}

/** The order the hand is shown in: spice cards, upgrades, trades. */
function byKind(cards: readonly MerchantCardId[]): readonly MerchantCardId[] {
  return cards.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf(card: MerchantCardId): number {
  return KIND_ORDER.indexOf(merchantCard(card).kind);
}

const KIND_ORDER: readonly MerchantCard['kind'][] = ['gather', 'upgrade', 'trade'];

interface HandCardProps {
  readonly card: MerchantCardId;
  readonly composing: DraftInHand;
  readonly offer: Offer | null;
  readonly idleReason: string | null;
}

const HandCard = memo(function HandCard({ card, composing, offer, idleReason }: HandCardProps) {
  useLanguage();
  const { draft } = composing;
  const playing = isPlayOf(draft, card);
  const refusal = idleReason ?? refusalOf(offer);
  return (
    <CardButton
      shape="merchant"
      name={merchantCardName(card)}
      state={stateOf(composing, card, offer)}
      refusal={refusal}
      piece={card}
      drag={dragMark({ kind: 'card', card })}
      onRefused={() => composing.remarkOn(offer)}
      onPick={() => composing.gesture({ type: 'pick-card', card })}
    >
      <MerchantFace face={merchantCard(card)} />
      {playing ? (
        <Tag tone="go" tight={say('playingTagShort', { count: timesOn(draft, card) })}>
          {say('playingTag', { count: timesOn(draft, card) })}
        </Tag>
      ) : null}
      {offer === null || offer.open || offer.refusal !== 'not-enough-cubes' ? null : (
        <Shortage missing={offer.missing} words={lackInWords(offer.missing, composing)} />
      )}
    </CardButton>
  );
});

/** "no cinnamon", when that is all there is to say. */
function lackInWords(missing: Spices, { outlook }: DraftInHand): string | null {
  const [only, ...others] = new Set(toList(missing));
  return only !== undefined && others.length === 0 && outlook?.me.caravan[only] === 0
    ? say('noneOf', { spice: say(only) })
    : null;
}

function stateOf(composing: DraftInHand, card: MerchantCardId, offer: Offer | null): CardState {
  if (composing.outlook === null || offer === null) return 'plain';
  if (isPlayOf(composing.draft, card)) return 'picked';
  if (composing.draft.kind !== 'idle') return 'dim';
  return offer.open ? 'legal' : 'off';
}
