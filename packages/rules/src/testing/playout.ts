import type { Action } from '../action.ts';
import { assert } from '../assert.ts';
import { MERCHANT_DECK } from '../cards/merchant-cards.ts';
import { POINT_DECK } from '../cards/point-cards.ts';
import type { GameEvent } from '../event.ts';
import { judge } from '../judge.ts';
import { legalActions } from '../legal-actions.ts';
import { outlookOf } from '../outlook.ts';
import { layTable, type ShuffledDecks, type TableOptions } from '../setup.ts';
import type { SeatCount } from '../seat-count.ts';
import type { Table } from '../table.ts';
import { pick, shuffled, type Random } from './random.ts';

/** How an action is chosen from the legal ones; there is always at least one. */
export type Choose = (legal: readonly Action[], table: Table) => Action;

/** One action of a match and what it did. */
export interface ActionTaken {
  readonly before: Table;
  readonly action: Action;
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

export function shuffledDecks(random: Random): ShuffledDecks {
  return { merchants: shuffled(MERCHANT_DECK, random), points: shuffled(POINT_DECK, random) };
}

export function shuffledTable(seatCount: SeatCount, random: Random, options: TableOptions = {}): Table {
  return layTable(seatCount, shuffledDecks(random), options);
}

/** Plays on until the match is over, action by action; whoever asks for more decides how far it goes. */
export function* playOut(laid: Table, choose: Choose): Generator<ActionTaken, void, undefined> {
  let table = laid;
  while (table.phase !== 'over') {
    const before = table;
    const action = choose(legalActions(outlookOf(before)), before);
    const verdict = judge(before, action);
    assert(verdict.ok, `a legal action is accepted: ${JSON.stringify(action)}`);
    table = verdict.table;
    yield { before, action, table, events: verdict.events };
  }
}

/** Any legal action, each as likely as the others. */
export function atRandom(random: Random): Choose {
  return (legal) => pick(legal, random);
}
