import type { Page } from '@playwright/test';
import { judge, parseAction, viewOf } from '@spice-road/rules';
import { SCORES } from '../src/sound/score.ts';
import { soundsFor } from '../src/sound/sounds-for.ts';
import { type GameScript, readGame } from './support/game-script.ts';
import { expect, gather, play, test } from './support/test.ts';

const CALL = SCORES['your-turn'].notes.length;

test('a hidden tab is called to its turn, and makes up for no sound when it is looked at again', async ({
  openHouse,
  arrive,
}) => {
  const game = readGame('three-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben'), await arrive('Cleo')] as const;
  const [ada, ben] = players;
  const { page } = ada;
  await listenTo(page);
  await gather(house, game, players);
  const turn = game.moves.findIndex(({ seat }, at) => at > 0 && seat === 0);
  await play(game, players, { to: 1 });
  await ada.expectToWaitFor(ben);
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('data-state', 'ready');

  const before = await notes(page);
  await turnAway(page, 'hidden');
  await play(game, players, { from: 1, to: turn });
  await ada.expectTurn();
  await expect.poll(() => notes(page)).toBe(before + CALL);

  await turnAway(page, 'visible');
  const next = game.moves[turn];
  if (next === undefined) throw new Error('Ada has a second turn.');
  await ada.compose(next.action);
  expect(await notes(page)).toBe(before + CALL);
  // It has not fallen silent: what is seen is heard, and nothing else.
  await ada.confirm(next.action);
  await ada.expectToWaitFor(ben);
  await expect.poll(() => notes(page)).toBe(before + CALL + strokesOf(game, turn));
});

/** How many strokes a move of the first seat is heard by. */
function strokesOf({ moves, tables }: GameScript, at: number): number {
  const [move, table] = [moves[at], tables[at]];
  const action = parseAction(move?.action);
  const verdict = table !== undefined && action !== null ? judge(table, action) : null;
  if (verdict?.ok !== true) throw new Error(`There is no move ${at}.`);
  const sounds = soundsFor(verdict.events, viewOf(verdict.table, { seat: 0, open: false }));
  return sounds.reduce((strokes, sound) => strokes + SCORES[sound].notes.length, 0);
}

/** Counts every stroke that the page hands to the sound hardware. */
async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('spice-road.sound', 'on 60');
    let count = 0;
    Object.defineProperty(window, 'strokes', { get: () => count });
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
      const { start } = kind.prototype;
      kind.prototype.start = function counted(when?: number) {
        count += 1;
        start.call(this, when);
      };
    }
  });
}

function notes(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'strokes')));
}

/** What a browser tells a page whose tab is left or looked at; all tabs of a test are visible to themselves. */
async function turnAway(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
