import { merchantCard, total, type Stall } from '@spice-road/rules';
import { cubesOf, nextStall, paymentSoFar } from '../draft/cubes.ts';
import type { Offers } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { CardButton, Tag, type CardState } from '../pieces/card.tsx';
import { Lying, type LaidHere } from '../pieces/lying.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { Price } from '../pieces/price.tsx';
import { merchantCardName } from '../story/card-names.ts';
import { refusalInWords, WORDS } from './words.ts';

interface MarketStallProps {
  readonly stall: Stall;
  readonly slot: number;
  readonly hand: DraftInHand;
  readonly offers: Offers | null;
  readonly idleReason: string | null;
}

/** One stall: to be acquired or, while a card to its right is, to lay a cube on. */
export function MarketStall({ stall, slot, hand, offers, idleReason }: MarketStallProps) {
  const { draft, gesture } = hand;
  const offer = offers?.merchants[slot];
  const laid = laidHere(hand, slot);
  const taking = draft.kind === 'acquire' && draft.slot === slot;
  const refusal =
    idleReason ??
    (offer === undefined || offer.open ? null : refusalInWords(offer.refusal, offer.missing, offer.short));
  const state = stateOf(hand, slot, offer?.open === true);
  const name = [
    merchantCardName(stall.card),
    WORDS.cost(slot),
    total(stall.spices) === 0 ? '' : WORDS.lying(stall.spices),
    laid.kind === 'hole' ? WORDS.layHere : '',
    laid.kind === 'cube' ? WORDS.takeBackHere : '',
  ]
    .filter((part) => part !== '')
    .join('. ');
  return (
    <CardButton
      shape="merchant"
      name={name}
      state={state}
      refusal={refusal}
      piece={stall.card}
      onRefused={hand.remarkOn}
      onPick={() => gesture({ type: 'pick-stall', slot })}
    >
      <MerchantFace face={merchantCard(stall.card)} />
      <Price cubes={slot} free={WORDS.free} />
      <Lying cubes={stall.spices} laid={laid} />
      {taking ? <Tag tone="go">{WORDS.takingTag}</Tag> : null}
    </CardButton>
  );
}

function laidHere({ draft, outlook }: DraftInHand, slot: number): LaidHere {
  if (draft.kind !== 'acquire' || outlook === null || slot >= draft.slot) return { kind: 'none' };
  const spice = paymentSoFar(draft, cubesOf(outlook))[slot] ?? null;
  return spice === null ? { kind: 'hole', next: nextStall(draft) === slot } : { kind: 'cube', spice };
}

function stateOf({ draft, outlook }: DraftInHand, slot: number, open: boolean): CardState {
  if (outlook === null) return 'plain';
  if (draft.kind === 'idle') return open ? 'legal' : 'off';
  if (draft.kind !== 'acquire' || slot > draft.slot) return 'dim';
  return slot === draft.slot ? 'picked' : 'plain';
}
