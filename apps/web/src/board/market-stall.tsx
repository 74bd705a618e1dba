import { merchantCard, total, type Stall } from '@spice-road/rules';
import { memo } from 'react';
import { dragMark, dropMark } from '../drag/dragged.ts';
import { cubesOf, nextStall, paymentSoFar } from '../draft/cubes.ts';
import type { Offer, Offers } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { CardButton, Tag, type CardState } from '../pieces/card.tsx';
import { Lying, type LaidHere } from '../pieces/lying.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { Price } from '../pieces/price.tsx';
import { useLanguage } from '../settings/language.ts';
import { merchantCardName } from '../story/card-names.ts';
import { say } from '../i18n/table.ts';
import { spicesInWords } from '../story/words.ts';
import { factsInWords, refusalOf } from './words.ts';

interface MarketStallProps {
  readonly stall: Stall;
  readonly slot: number;
  readonly composing: DraftInHand;
  readonly offers: Offers | null;
  readonly idleReason: string | null;
}

/** One stall: to be acquired or, while a card to its right is, to lay a cube on. */
export const MarketStall = memo(function MarketStall(props: MarketStallProps) {
  useLanguage();
  const { stall, slot, composing, offers, idleReason } = props;
  const { draft, gesture } = composing;
  const offer = offers?.merchants[slot];
  const laid = laidHere(composing, slot);
  const taking = draft.kind === 'acquire' && draft.slot === slot;
  const refusal = idleReason ?? refusalOf(offer);
  const state = stateOf({ composing, slot, offer });
  const name = factsInWords([
    merchantCardName(stall.card),
    say('cost', { count: slot }),
    total(stall.spices) === 0 ? '' : say('lying', { cubes: spicesInWords(stall.spices) }),
    laid.kind === 'hole' ? say('layHere') : '',
    laid.kind === 'cube' ? say('takeBackHere') : '',
  ]);
  return (
    <CardButton
      shape="merchant"
      name={name}
      state={state}
      refusal={refusal}
      piece={stall.card}
      drag={dragMark({ kind: 'stall', slot })}
      drop={dropMark({ kind: 'stall', slot })}
      onRefused={() => composing.remarkOn(offer)}
      onPick={() => gesture({ type: 'pick-stall', slot })}
    >
      <MerchantFace face={merchantCard(stall.card)} />
      <Price cubes={slot} free={say('free')} />
      <Lying anchor={`stall-${stall.card}`} cubes={stall.spices} laid={laid} />
      {taking ? <Tag tone="go">{say('takingTag')}</Tag> : null}
    </CardButton>
  );
});

function laidHere({ draft, outlook }: DraftInHand, slot: number): LaidHere {
  if (draft.kind !== 'acquire' || outlook === null || slot >= draft.slot) return { kind: 'none' };
  const spice = paymentSoFar(draft, cubesOf(outlook))[slot] ?? null;
  return spice === null ? { kind: 'hole', next: nextStall(draft) === slot } : { kind: 'cube', spice };
}

interface Placed {
  readonly composing: DraftInHand;
  readonly slot: number;
  readonly offer: Offer | undefined;
}

function stateOf({ composing, slot, offer }: Placed): CardState {
  const { draft, outlook } = composing;
  if (outlook === null) return 'plain';
  if (draft.kind === 'idle') return offer?.open === true ? 'legal' : 'off';
  if (draft.kind !== 'acquire' || slot > draft.slot) return 'dim';
  return slot === draft.slot ? 'picked' : 'plain';
}
