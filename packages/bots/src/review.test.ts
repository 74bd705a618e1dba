import {
  entryOf,
  judge,
  layTable,
  outlookOf,
  viewOf,
  type Action,
  type LogEntry,
  type ShuffledDecks,
  type Table,
  type Viewer,
} from '@spice-road/rules';
import { tableWith } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { hint } from './hint.ts';
import { randomChoice } from './random-choice.ts';
import { CLEAR_MARGIN, remarkOn, review } from './review.ts';
import { seededRandom, shuffledDecks } from './seeded-random.ts';

const table = tableWith({
  seats: 2,
  me: { caravan: 'GGBB', claimed: ['6:YYRR', '7:YYYRR', '8:RRRR', '8:YYGG', '9:YYYGG'], played: ['+YY'], hand: ['^2'] },
  pointRow: ['14:GGBB', '20:BBBBB', '16:BBBB', '17:GGGBB', '18:GGBBB'],
});
const view = viewOf(table, { seat: 0, open: false });

/** So that the test is short: the fewer positions, the less wise the remarks, but the same measure for all. */
const QUICK = { nodes: 20_000 };

test('to pay for a card with the cubes of the last claim is worth a remark', () => {
  const remark = remarkOn(view, [], {
    type: 'acquire',
    slot: 4,
    payment: ['cardamom', 'cardamom', 'cinnamon', 'cinnamon'],
  });
  expect(remark?.better.action).toEqual({ type: 'claim', slot: 0 });
  expect(remark?.margin).toBeGreaterThan(4);
});

test('there is nothing to say of the action Expert would have taken', () => {
  expect(remarkOn(view, [], { type: 'claim', slot: 0 })).toBeNull();
});

test('what Expert advises is never worth a remark; a match of chance is full of them', () => {
  const decks = shuffledDecks(seededRandom(4));
  const byExpert = beginningOf(decks, (current, log) => hint(viewOf(current, seatToAct(current)), log, QUICK)?.action);
  expect(review({ id: 'expert', seats: 2, pointCardsToEnd: 6, decks, actions: byExpert }, { budget: QUICK })).toEqual(
    [],
  );

  const random = seededRandom(5);
  const byChance = beginningOf(decks, (current) => randomChoice(outlookOf(current), random));
  const remarks = review({ id: 'chance', seats: 2, pointCardsToEnd: 6, decks, actions: byChance }, { budget: QUICK });
  expect(remarks.length).toBeGreaterThan(2);
  for (const { at, action, margin } of remarks) {
    expect(action).toEqual(byChance[at]);
    expect(margin).toBeGreaterThanOrEqual(CLEAR_MARGIN);
  }
}, 60_000);

/** The first actions of a match of two. */
function beginningOf(
  decks: ShuffledDecks,
  choose: (current: Table, log: readonly LogEntry[]) => Action | undefined,
): readonly Action[] {
  let current = layTable(2, decks);
  const log: LogEntry[] = [];
  while (log.length < 24) {
    const action = choose(current, log);
    if (!action) throw new Error('there is something to do');
    const verdict = judge(current, action);
    if (!verdict.ok) throw new Error(verdict.refusal);
    log.push(entryOf(current, action));
    current = verdict.table;
  }
  return log.map((entry) => entry.action);
}

function seatToAct({ toAct }: Table): Viewer {
  return { seat: toAct, open: false };
}
