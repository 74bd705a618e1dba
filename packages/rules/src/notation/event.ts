import type { MerchantCardId } from '../cards/merchant-cards.ts';
import type { PointCardId } from '../cards/point-cards.ts';
import { COINS, type Coin } from '../coins.ts';
import type { GameEvent } from '../event.ts';
import { parseMerchantCard, parseMerchantCards, parsePointCard } from './card.ts';
import { parseCubes, parseSequence, printCubes, printSequence } from './cubes.ts';
import { count, either, fieldOf, fields, mapped, oneOf, type Parser } from './parser.ts';

/** An event as it crosses the wire: the same fields, cubes as letters. */
export type EventNotation =
  | { readonly type: 'gathered'; readonly seat: number; readonly card: MerchantCardId; readonly took: string }
  | { readonly type: 'upgraded'; readonly seat: number; readonly card: MerchantCardId; readonly upgrades: string }
  | {
      readonly type: 'traded';
      readonly seat: number;
      readonly card: MerchantCardId;
      readonly times: number;
      readonly gave: string;
      readonly took: string;
    }
  | {
      readonly type: 'acquired';
      readonly seat: number;
      readonly slot: number;
      readonly card: MerchantCardId;
      readonly payment: string;
      readonly collected: string;
      readonly dealt: MerchantCardId | null;
    }
  | { readonly type: 'rested'; readonly seat: number; readonly cards: readonly MerchantCardId[] }
  | {
      readonly type: 'claimed';
      readonly seat: number;
      readonly slot: number;
      readonly card: PointCardId;
      readonly coin: Coin | null;
      readonly dealt: PointCardId | null;
    }
  | { readonly type: 'discarded'; readonly seat: number; readonly cubes: string }
  | { readonly type: 'overfilled'; readonly seat: number; readonly excess: number }
  | { readonly type: 'last-round-began'; readonly seat: number }
  | { readonly type: 'ended' };

export function printEvent(event: GameEvent): EventNotation {
  switch (event.type) {
    case 'gathered':
      return { ...event, took: printCubes(event.took) };
    case 'upgraded': {
      const { steps, ...rest } = event;
      return { ...rest, upgrades: printSequence(steps) };
    }
    case 'traded':
      return { ...event, gave: printCubes(event.gave), took: printCubes(event.took) };
    case 'acquired':
      return { ...event, payment: printSequence(event.payment), collected: printCubes(event.collected) };
    case 'discarded': {
      const { spices, ...rest } = event;
      return { ...rest, cubes: printCubes(spices) };
    }
    case 'rested':
    case 'claimed':
    case 'overfilled':
    case 'last-round-began':
    case 'ended':
      return event;
  }
}

/** Null when malformed. */
export function parseEvent(value: unknown): GameEvent | null {
  const type = fieldOf(value, 'type');
  const parser = EVENT_PARSERS.get(type);
  return parser?.(value) ?? null;
}

const PARSERS: { readonly [Type in GameEvent['type']]: Parser<Extract<GameEvent, { type: Type }>> } = {
  gathered: fields({ type: oneOf('gathered'), seat: count, card: parseMerchantCard, took: parseCubes }),
  upgraded: mapped(
    fields({ type: oneOf('upgraded'), seat: count, card: parseMerchantCard, upgrades: parseSequence }),
    ({ upgrades, ...event }) => ({ ...event, steps: upgrades }),
  ),
  traded: fields({
    type: oneOf('traded'),
    seat: count,
    card: parseMerchantCard,
    times: count,
    gave: parseCubes,
    took: parseCubes,
  }),
  acquired: fields({
    type: oneOf('acquired'),
    seat: count,
    slot: count,
    card: parseMerchantCard,
    payment: parseSequence,
    collected: parseCubes,
    dealt: either(oneOf(null), parseMerchantCard),
  }),
  rested: fields({ type: oneOf('rested'), seat: count, cards: parseMerchantCards }),
  claimed: fields({
    type: oneOf('claimed'),
    seat: count,
    slot: count,
    card: parsePointCard,
    coin: oneOf(...COINS, null),
    dealt: either(oneOf(null), parsePointCard),
  }),
  discarded: mapped(fields({ type: oneOf('discarded'), seat: count, cubes: parseCubes }), ({ cubes, ...event }) => ({
    ...event,
    spices: cubes,
  })),
  overfilled: fields({ type: oneOf('overfilled'), seat: count, excess: count }),
  'last-round-began': fields({ type: oneOf('last-round-began'), seat: count }),
  ended: fields({ type: oneOf('ended') }),
};
const EVENT_PARSERS: ReadonlyMap<unknown, Parser<GameEvent>> = new Map(Object.entries(PARSERS));
