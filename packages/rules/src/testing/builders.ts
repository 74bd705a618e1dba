import type { Action } from '../action.ts';
import { assert } from '../assert.ts';
import { MERCHANT_DECK, type MerchantCardId } from '../cards/merchant-cards.ts';
import { POINT_DECK } from '../cards/point-cards.ts';
import { check } from '../check.ts';
import type { GameEvent } from '../event.ts';
import { judge, type Verdict } from '../judge.ts';
import { parseAction, type ActionNotation } from '../notation/action.ts';
import { parsePosition, printPosition, type PositionNotation } from '../notation/position.ts';
import { outlookOf } from '../outlook.ts';
import type { Refusal } from '../refusal.ts';
import { layTable } from '../setup.ts';
import type { SeatCount } from '../seat-count.ts';
import type { Table } from '../table.ts';

type PlayerSetting = Partial<PositionNotation['players'][number]>;

/** What differs from a table just laid with unshuffled decks, in the notation of the rules. */
export interface Setting extends Partial<Omit<PositionNotation, 'players'>> {
  /** How many; 3 when left out. */
  readonly seats?: SeatCount;
  /** What the seat to act has. */
  readonly me?: PlayerSetting;
  /** What seats have, by seat. */
  readonly players?: Readonly<Record<number, PlayerSetting>>;
}

/** `tableWith({ me: { caravan: 'YYR', hand: ['YY>G'] } })` */
export function tableWith({ seats = 3, me, players = {}, ...sheet }: Setting): Table {
  const laid = printPosition(layTable(seats, { merchants: MERCHANT_DECK, points: POINT_DECK }));
  const seat = sheet.seat ?? laid.seat;
  const position: PositionNotation = {
    ...laid,
    ...sheet,
    players: laid.players.map((player, index) => ({ ...player, ...players[index], ...(index === seat && me) })),
  };
  const table = parsePosition(position);
  assert(table, 'a setting makes a well-formed position');
  return table;
}

/** A merchant row without cubes. */
export function bare(...cards: readonly MerchantCardId[]): PositionNotation['merchantRow'] {
  return cards.map((card) => ({ card, cubes: '' }));
}

export function actionOf(notation: ActionNotation): Action {
  const action = parseAction(notation);
  assert(action, `this is an action: ${JSON.stringify(notation)}`);
  return action;
}

/** The table after legal actions, one after another. */
export function after(table: Table, ...actions: readonly ActionNotation[]): Table {
  return actions.reduce((before, notation) => accepted(before, notation).table, table);
}

/** What happens when a legal action is taken. */
export function eventsOf(table: Table, notation: ActionNotation): readonly GameEvent[] {
  return accepted(table, notation).events;
}

/** Null when the action is legal. */
export function refusalOf(table: Table, notation: ActionNotation): Refusal | null {
  return check(outlookOf(table), actionOf(notation));
}

function accepted(table: Table, notation: ActionNotation): Extract<Verdict, { ok: true }> {
  const verdict = judge(table, actionOf(notation));
  assert(verdict.ok, `this is legal: ${JSON.stringify(notation)}`);
  return verdict;
}
