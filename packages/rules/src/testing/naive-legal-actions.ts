import type { Action } from '../action.ts';
import { assert } from '../assert.ts';
import type { ActionNotation } from '../notation/action.ts';
import { printPosition } from '../notation/position.ts';
import type { Table } from '../table.ts';
import { actionOf } from './builders.ts';

const LETTERS: readonly string[] = ['Y', 'R', 'G', 'B'];

/**
 * The legal actions once more, slowly and straight from the text of the rules, so that the quick way can be checked
 * against it: caravans are strings of letters, cards do what their ids say, and every choice of cubes is tried out.
 */
export function naiveLegalActions(table: Table): readonly Action[] {
  return naiveNotations(table).map(actionOf);
}

function naiveNotations(table: Table): readonly ActionNotation[] {
  const position = printPosition(table);
  const me = position.players[position.seat];
  assert(me, 'somebody sits there');
  if (position.phase === 'over') return [];
  if (position.phase === 'discard') {
    return removals(me.caravan, me.caravan.length - 10).map((cubes) => ({ type: 'discard', cubes }));
  }
  return [
    ...me.hand.flatMap((card): readonly ActionNotation[] => {
      if (card.startsWith('+')) return [{ type: 'play', card }];
      if (card.startsWith('^')) {
        return upgradings(me.caravan, Number(card.slice(1))).map((upgrades) => ({ type: 'play', card, upgrades }));
      }
      return tradings(me.caravan, card).map((times) => ({ type: 'play', card, times }));
    }),
    ...position.merchantRow.flatMap((_, slot) =>
      payments(me.caravan, slot).map((payment): ActionNotation => ({ type: 'acquire', slot, payment })),
    ),
    ...(me.played.length > 0 ? [{ type: 'rest' } as const] : []),
    ...position.pointRow.flatMap((card, slot): readonly ActionNotation[] =>
      without(me.caravan, card.split(':')[1] ?? '') === null ? [] : [{ type: 'claim', slot }],
    ),
  ];
}

/** Every order of `count` cubes that can be laid out of the caravan, once. RULES 4.1. */
function payments(caravan: string, count: number): readonly string[] {
  if (count === 0) return [''];
  const all = Array.from(caravan).flatMap((cube) =>
    payments(without(caravan, cube) ?? '', count - 1).map((others) => cube + others),
  );
  return [...new Set(all)];
}

/** Every handful of `count` cubes, once. RULES 7. */
function removals(caravan: string, count: number): readonly string[] {
  let handfuls = new Set(['']);
  for (let taken = 0; taken < count; taken += 1) {
    const larger = [...handfuls].flatMap((handful) => LETTERS.map((cube) => inOrder(handful + cube)));
    handfuls = new Set(larger.filter((handful) => without(caravan, handful) !== null));
  }
  return [...handfuls];
}

/** Every handful of up to `limit` steps that can be done in some order, once. RULES 3.2. */
function upgradings(caravan: string, limit: number): readonly string[] {
  const found = new Set<string>(['']);
  if (limit === 0) return [...found];
  for (const cube of caravan) {
    const lifted = LETTERS[LETTERS.indexOf(cube) + 1];
    if (lifted === undefined) continue;
    const next = (without(caravan, cube) ?? '') + lifted;
    for (const others of upgradings(next, limit - 1)) found.add(inOrder(cube + others));
  }
  return [...found];
}

/** How often the left side can be given, one after the other: 1, 2, … RULES 3.3. */
function tradings(caravan: string, card: string): readonly number[] {
  const [give = '', take = ''] = card.split('>');
  const left = without(caravan, give);
  return left === null ? [] : [1, ...tradings(left + take, card).map((times) => times + 1)];
}

/** The caravan less some cubes; null when one of them is not there. */
function without(caravan: string, cubes: string): string | null {
  let left = caravan;
  for (const cube of cubes) {
    if (!left.includes(cube)) return null;
    left = left.replace(cube, '');
  }
  return left;
}

function inOrder(cubes: string): string {
  return LETTERS.map((letter) =>
    Array.from(cubes)
      .filter((cube) => cube === letter)
      .join(''),
  ).join('');
}
