import { ACTION_TYPES, type Action, type ActionOf, type ActionType } from '../action.ts';
import type { MerchantCard } from '../cards/merchant-card.ts';
import { merchantCard, type MerchantCardId } from '../cards/merchant-cards.ts';
import { parseMerchantCard } from './card.ts';
import { parseChosenCubes, parseSequence, printCubes, printSequence } from './cubes.ts';
import { fieldOf, fields, integer, mapped, oneOf, type Parser } from './parser.ts';

/** An action as it crosses the wire and stands in records. RULES "Files". */
export type ActionNotation =
  | { readonly type: 'play'; readonly card: MerchantCardId }
  | { readonly type: 'play'; readonly card: MerchantCardId; readonly upgrades: string }
  | { readonly type: 'play'; readonly card: MerchantCardId; readonly times: number }
  | { readonly type: 'acquire'; readonly slot: number; readonly payment: string }
  | { readonly type: 'rest' }
  | { readonly type: 'claim'; readonly slot: number }
  | { readonly type: 'discard'; readonly cubes: string };

type Play = ActionOf<'play'>;

export function printAction(action: Action): ActionNotation {
  switch (action.type) {
    case 'play':
      return printPlay(action.card, action.use);
    case 'acquire':
      return { type: 'acquire', slot: action.slot, payment: printSequence(action.payment) };
    case 'rest':
      return { type: 'rest' };
    case 'claim':
      return { type: 'claim', slot: action.slot };
    case 'discard':
      return { type: 'discard', cubes: printCubes(action.spices) };
  }
}

/** Null when malformed. Whether the action is legal is not asked: slot -1 is well formed. */
export function parseAction(value: unknown): Action | null {
  const type = actionType(fieldOf(value, 'type'));
  return (type && PARSERS[type](value)) ?? null;
}

function printPlay(card: MerchantCardId, use: Play['use']): ActionNotation {
  switch (use.kind) {
    case 'gather':
      return { type: 'play', card };
    case 'upgrade':
      return { type: 'play', card, upgrades: printSequence(use.steps) };
    case 'trade':
      return { type: 'play', card, times: use.times };
  }
}

const actionType = oneOf(...ACTION_TYPES);

const PLAY = { type: oneOf('play'), card: parseMerchantCard };

/** The card decides which fields there must be. */
const PLAY_PARSERS: Readonly<Record<MerchantCard['kind'], Parser<Play>>> = {
  gather: mapped(fields(PLAY), ({ type, card }): Play => ({ type, card, use: { kind: 'gather' } })),
  upgrade: mapped(fields({ ...PLAY, upgrades: parseSequence }), ({ type, card, upgrades }): Play => ({
    type,
    card,
    use: { kind: 'upgrade', steps: upgrades },
  })),
  trade: mapped(fields({ ...PLAY, times: integer }), ({ type, card, times }): Play => ({
    type,
    card,
    use: { kind: 'trade', times },
  })),
};

const PARSERS: Readonly<Record<ActionType, Parser<Action>>> = {
  play: parsePlay,
  acquire: fields({ type: oneOf('acquire'), slot: integer, payment: parseSequence }),
  rest: fields({ type: oneOf('rest') }),
  claim: fields({ type: oneOf('claim'), slot: integer }),
  discard: mapped(fields({ type: oneOf('discard'), cubes: parseChosenCubes }), ({ type, cubes }) => ({
    type,
    spices: cubes,
  })),
};

function parsePlay(value: unknown): Play | undefined {
  const card = parseMerchantCard(fieldOf(value, 'card'));
  return card && PLAY_PARSERS[merchantCard(card).kind](value);
}
