import { merchantCard, type MerchantCard, type MerchantCardId, type SeatView } from '@spice-road/rules';
import { toList } from '@spice-road/rules';
import type { Offer, Offers } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { CardButton, Tag, type CardState } from '../pieces/card.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { merchantCardName } from '../story/card-names.ts';
import { timesOn } from './draft-words.ts';
import css from './hand.module.css';
import { Shortage } from './shortage.tsx';
import { useRow } from './use-row.ts';
import { refusalInWords, WORDS } from './words.ts';

interface HandProps {
  readonly seat: SeatView;
  readonly hand: DraftInHand;
  readonly offers: Offers | null;
  readonly idleReason: string | null;
}

/** The cards ready to be played. */
export function Hand({ seat, hand, offers, idleReason }: HandProps) {
  const row = useRow<HTMLOListElement>();
  const cards = typeof seat.hand === 'number' ? [] : byKind(seat.hand);
  return (
    <ol
      className={css.hand}
      style={{ '--n': cards.length, '--cols': Math.max(2, Math.ceil(cards.length / 2)) }}
      data-long={cards.length > 7}
      data-many={cards.length > 10}
      data-idle={hand.outlook === null}
      aria-label={WORDS.hand(cards.length)}
      data-row="hand"
      {...row}
    >
      {cards.map((card) => (
        <li key={card}>
          <HandCard card={card} hand={hand} offer={offers?.hand.get(card) ?? null} idleReason={idleReason} />
        </li>
      ))}
    </ol>
  );
}

/** The order the hand is shown in: spice cards, upgrades, trades. */
export function byKind(cards: readonly MerchantCardId[]): readonly MerchantCardId[] {
  return cards.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf(card: MerchantCardId): number {
  return KIND_ORDER.indexOf(merchantCard(card).kind);
}

const KIND_ORDER: readonly MerchantCard['kind'][] = ['gather', 'upgrade', 'trade'];

interface HandCardProps {
  readonly card: MerchantCardId;
  readonly hand: DraftInHand;
  readonly offer: Offer | null;
  readonly idleReason: string | null;
}

function HandCard({ card, hand, offer, idleReason }: HandCardProps) {
  const { draft } = hand;
  const playing = isPlaying(hand, card);
  const refusal =
    idleReason ?? (offer === null || offer.open ? null : refusalInWords(offer.refusal, offer.missing, offer.short));
  return (
    <CardButton
      shape="merchant"
      name={merchantCardName(card)}
      state={stateOf(hand, card, offer)}
      refusal={refusal}
      piece={card}
      onRefused={hand.remarkOn}
      onPick={(event) => {
        // The second click of a double click would put the card back.
        if (event.detail < 2) hand.gesture({ type: 'pick-card', card });
      }}
    >
      <MerchantFace face={merchantCard(card)} />
      {playing ? <Tag tone="go">{WORDS.playingTag(timesOn(draft, card))}</Tag> : null}
      {offer === null || offer.open || offer.refusal !== 'not-enough-cubes' ? null : (
        <Tag tone="plain">
          <Lack offer={offer} hand={hand} />
        </Tag>
      )}
    </CardButton>
  );
}

/** "no cinnamon" when that is all there is to say, otherwise how many of what. */
function Lack({ offer, hand }: { readonly offer: Extract<Offer, { open: false }>; readonly hand: DraftInHand }) {
  const missing = [...new Set(toList(offer.missing))];
  const only = missing.length === 1 ? missing[0] : undefined;
  const none = only !== undefined && hand.outlook?.me.caravan[only] === 0;
  return none ? WORDS.noneOf(only) : <Shortage missing={offer.missing} />;
}

function isPlaying({ draft }: DraftInHand, card: MerchantCardId): boolean {
  switch (draft.kind) {
    case 'play-gather':
    case 'play-upgrade':
    case 'play-trade':
      return draft.card === card;
    case 'idle':
    case 'acquire':
    case 'claim':
    case 'rest':
    case 'discard':
      return false;
  }
}

function stateOf(hand: DraftInHand, card: MerchantCardId, offer: Offer | null): CardState {
  if (hand.outlook === null || offer === null) return 'plain';
  if (isPlaying(hand, card)) return 'picked';
  if (hand.draft.kind !== 'idle') return 'dim';
  return offer.open ? 'legal' : 'off';
}
