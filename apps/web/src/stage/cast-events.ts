import {
  isMerchantCardId,
  oneLevelUp,
  pointCard,
  toList,
  type GameEvent,
  type Spice,
  type Spices,
} from '@spice-road/rules';
import { inOrder, type Cast, type Holder, type SpicePiece } from './piece.ts';

/** Of equal cubes these are the ones that move, because the reader chose them. */
export type Chosen = ReadonlySet<string>;

/** One cube on its way; null is the supply. */
interface Passage {
  readonly spice: Spice;
  readonly from: Holder | null;
  readonly to: Holder | null;
}

/** The cast once an event has moved its cubes and coins. Cards are known by their ids and need no telling. */
export function applyEvent(cast: Cast, event: GameEvent, chosen: Chosen): Cast {
  switch (event.type) {
    case 'gathered':
      return pass(cast, each(event.took, null, `caravan-${event.seat}`), chosen);
    case 'upgraded':
      return event.steps.reduce((now, spice) => lift(now, `caravan-${event.seat}`, spice, chosen), cast);
    case 'traded': {
      const caravan = `caravan-${event.seat}` as const;
      return pass(cast, [...each(event.gave, caravan, null), ...each(event.took, null, caravan)], chosen);
    }
    case 'acquired': {
      const caravan = `caravan-${event.seat}` as const;
      const stalls = stallsOf(cast);
      const paid = event.payment.map((spice, slot) => ({ spice, from: caravan, to: stalls[slot] ?? null }));
      return pass(cast, [...paid, ...each(event.collected, `stall-${event.card}`, caravan)], chosen);
    }
    case 'claimed': {
      const paid = pass(cast, each(pointCard(event.card).demand, `caravan-${event.seat}`, null), chosen);
      return event.coin === null ? paid : moveCoin(paid, `coins-${event.coin}`, `purse-${event.seat}`);
    }
    case 'discarded':
      return pass(cast, each(event.spices, `caravan-${event.seat}`, null), chosen);
    case 'rested':
    case 'overfilled':
    case 'last-round-began':
    case 'ended':
      return cast;
  }
}

function each(some: Spices, from: Holder | null, to: Holder | null): readonly Passage[] {
  return toList(some).map((spice) => ({ spice, from, to }));
}

/** By slot. */
function stallsOf({ pieces }: Cast): readonly Holder[] {
  return pieces.flatMap((piece) =>
    piece.kind === 'card' && piece.holder === 'merchant-row' && isMerchantCardId(piece.card)
      ? [`stall-${piece.card}` as const]
      : [],
  );
}

function pass(cast: Cast, passages: readonly Passage[], chosen: Chosen): Cast {
  return passages.reduce((now, passage) => moveCube(now, passage, chosen), cast);
}

function moveCube(cast: Cast, { spice, from, to }: Passage, chosen: Chosen): Cast {
  if (from === null) return to === null ? cast : withNew(cast, spice, to);
  const cube = pickCube(cast, from, spice, chosen);
  if (cube === null) return cast;
  const others = cast.pieces.filter((piece) => piece !== cube);
  // Whatever arrives lies behind its equals.
  return { ...cast, pieces: to === null ? others : [...others, { ...cube, holder: to }] };
}

function withNew(cast: Cast, spice: Spice, holder: Holder): Cast {
  const named = cast.named + 1;
  return { named, pieces: [...cast.pieces, { kind: 'spice', key: keyOf(named), holder, spice }] };
}

export function keyOf(named: number): string {
  return `piece-${named}`;
}

function lift(cast: Cast, holder: Holder, spice: Spice, chosen: Chosen): Cast {
  const cube = pickCube(cast, holder, spice, chosen);
  const lifted = oneLevelUp(spice);
  if (cube === null || lifted === null) return cast;
  return {
    ...cast,
    pieces: inOrder(cast.pieces.map((piece) => (piece === cube ? { ...cube, spice: lifted } : piece))),
  };
}

/** The one that was chosen, or else the last, so that few others have to close up. */
function pickCube({ pieces }: Cast, holder: Holder, spice: Spice, chosen: Chosen): SpicePiece | null {
  const equal = pieces.flatMap((piece) =>
    piece.kind === 'spice' && piece.holder === holder && piece.spice === spice ? [piece] : [],
  );
  return equal.findLast(({ key }) => chosen.has(key)) ?? equal.at(-1) ?? null;
}

function moveCoin(cast: Cast, from: Holder, to: Holder): Cast {
  const top = cast.pieces.findLast((piece) => piece.kind === 'coin' && piece.holder === from);
  if (top === undefined) return cast;
  return { ...cast, pieces: [...cast.pieces.filter((piece) => piece !== top), { ...top, holder: to }] };
}
