import { judge, legalActions, outlookOf, type Action, type SeatCount, type Table } from '@spice-road/rules';
import { pick, seededRandom, shuffledTable, type Random } from '@spice-road/rules/testing';
import { carryOut, pliesOf } from '../plies.ts';
import { positionOf, type Position } from '../position.ts';

/** What a comparison of the fast core with `judge` covered. */
export interface Agreement {
  readonly positions: number;
  /** Turns compared: legal actions, each with every discard it leads to. */
  readonly outcomes: number;
}

/**
 * Walks random matches of two to five seats and compares, at each turn, every ply of the fast core with every action and
 * discard that `judge` accepts: they must lead to the same set of positions, none twice. Throws at the first that differs.
 */
export function compareWithJudge(positions: number, seed: number): Agreement {
  const random = seededRandom(seed);
  let outcomes = 0;
  let table = anyTable(random);
  for (let compared = 0; compared < positions; compared += 1) {
    const judged = turnsFrom(table);
    outcomes += compareAt(table, judged);
    const next = pick(judged, random);
    table = next.phase === 'over' ? anyTable(random) : next;
  }
  return { positions, outcomes };
}

/** Every table a turn can lead to, by the rules. */
function turnsFrom(table: Table): readonly Table[] {
  return legalActions(outlookOf(table)).flatMap((action) => {
    const after = accepted(table, action);
    return after.phase === 'discard' ? turnsFrom(after) : [after];
  });
}

function compareAt(table: Table, judged: readonly Table[]): number {
  const before = positionOf(table);
  const byRules = new Set(judged.map((after) => keyOf(positionOf(after))));
  const plies = pliesOf(before);
  const byPlies = new Set(
    plies.map((ply) => {
      const after = before.slice();
      carryOut(after, ply);
      return keyOf(after);
    }),
  );
  for (const key of byPlies) if (!byRules.has(key)) throw new Error(`only the fast core allows ${key}`);
  for (const key of byRules) if (!byPlies.has(key)) throw new Error(`the fast core lacks ${key}`);
  return plies.length;
}

function anyTable(random: Random): Table {
  const seatCount = pick<SeatCount>([2, 3, 4, 5], random);
  return shuffledTable(seatCount, random);
}

function accepted(table: Table, action: Action): Table {
  const verdict = judge(table, action);
  if (!verdict.ok) throw new Error(`a legal action was refused: ${verdict.refusal}`);
  return verdict.table;
}

function keyOf(position: Position): string {
  return position.join(' ');
}
