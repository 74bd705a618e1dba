import { isLegal, outlookOf, viewOf } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { tableAt, viewAt } from './sitting.ts';
import { aGame, playedOn } from './testing/games.ts';
import { openThinker, type Beside } from './thinker.ts';
import { answer, type Question } from './thinking.ts';

/** What the worker does, and what a worker that does not load does; `answerAll` lets it answer, last question first. */
function beside() {
  const events = new EventTarget();
  let asked: readonly { readonly number: number; readonly question: Question }[] = [];
  const worker: Beside = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a thinker sends
    postMessage: (message) => (asked = [...asked, message as (typeof asked)[number]]),
    terminate: () => {},
    addEventListener: (type, listener) => events.addEventListener(type, listener),
  };
  return {
    worker,
    fail: () => events.dispatchEvent(new Event('error')),
    answerAll: () => {
      for (const { number, question } of asked.toReversed()) {
        const data = { number, answer: answer(question, () => false) };
        events.dispatchEvent(new MessageEvent('message', { data }));
      }
    },
  };
}

const sitting = playedOn(aGame(['person', 'bot']), 11);
const table = tableAt(sitting);
const view = viewOf(table, { seat: table.toAct, open: false });

test('each question gets its own answer', async () => {
  const { worker, answerAll } = beside();
  const thinker = openThinker(worker);
  const chosen = thinker.ask<'choose'>({ kind: 'choose', level: 'strong', view, log: sitting.log, seed: 1 });
  const hinted = thinker.ask<'hint'>({ kind: 'hint', view, log: sitting.log });
  const outOfTurn = thinker.ask<'hint'>({ kind: 'hint', view: { ...view, you: 1 - table.toAct }, log: sitting.log });
  answerAll();
  expect(isLegal(outlookOf(table), await chosen)).toBe(true);
  expect(isLegal(outlookOf(table), (await hinted)?.action ?? { type: 'rest' })).toBe(true);
  expect(await outOfTurn).toBeNull();
  expect(viewAt(sitting).toAct).toBe(table.toAct);
});

test('a worker that does not come fails whoever waits, and whoever asks later', async () => {
  const { worker, fail } = beside();
  const thinker = openThinker(worker);
  const early = thinker.ask<'hint'>({ kind: 'hint', view, log: [] });
  fail();
  await expect(early).rejects.toThrow('the worker has failed');
  await expect(thinker.ask<'hint'>({ kind: 'hint', view, log: [] })).rejects.toThrow('the worker has failed');
});
