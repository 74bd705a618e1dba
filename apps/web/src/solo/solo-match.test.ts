import { isLegal, outlookOf, type Action } from '@spice-road/rules';
import { expect, test, vi } from 'vitest';
import { openKeep, type StorageDoor } from '../seat/storage.ts';
import { parseSave, printSave } from './save.ts';
import { openShelf } from './shelf.ts';
import { nextOf, sittingOf, tableAt, type Sitting } from './sitting.ts';
import { createSoloMatch, type SoloMatch } from './solo-match.ts';
import { aGame, playedOn } from './testing/games.ts';
import type { Thinker } from './thinker.ts';
import { answer } from './thinking.ts';

const GATHER: Action = { type: 'play', card: '+YY', use: { kind: 'gather' } };

/** The bots of the worker, thinking in the test. */
const thinker: Pick<Thinker, 'ask'> = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind of the answer is that of the question
  ask: (question) => Promise.resolve(answer(question, () => false) as never),
};

/** One browser: its storage, and tabs that hear what the others write. */
function browser() {
  const stored = new Map<string, string>();
  const tabs: EventTarget[] = [];
  function tab(start: Sitting, think = thinker) {
    const changes = new EventTarget();
    tabs.push(changes);
    const door: StorageDoor = () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, text) => {
        stored.set(key, text);
        for (const other of tabs) if (other !== changes) other.dispatchEvent(new Event('storage'));
      },
      removeItem: (key) => void stored.delete(key),
      key: (place) => [...stored.keys()][place] ?? null,
      length: stored.size,
    });
    const shelf = openShelf(openKeep(door, changes));
    const match = createSoloMatch(start, { thinker: think, shelf, turnTime: () => Promise.resolve(), now: () => 1 });
    match.start();
    return { match, shelf };
  }
  return { stored, tab };
}

function begun(kinds: Parameters<typeof aGame>[0], open = false): Sitting {
  const sitting = sittingOf({ ...aGame(kinds), openTable: open });
  if (sitting === null) throw new Error('a game that begins keeps to the rules');
  return sitting;
}

async function untilYourTurn(match: SoloMatch): Promise<void> {
  await vi.waitFor(() => {
    const { view, sitting } = match.getSnapshot();
    expect(view.phase === 'over' || nextOf(sitting).kind === 'person').toBe(true);
  });
}

test('bots answer until it is your turn again, and every step is kept', async () => {
  const { tab } = browser();
  const { match, shelf } = tab(begun(['person', 'bot', 'bot']));
  match.act(GATHER);
  await untilYourTurn(match);
  const { stateId, view, sitting } = match.getSnapshot();
  expect(view.toAct).toBe(0);
  expect(stateId).toBeGreaterThanOrEqual(3);
  expect(parseSave(shelf.read(sitting.game.id) ?? '')).toEqual(sitting);
});

test('a bot begins where it sits first', async () => {
  const { match } = browser().tab(begun(['bot', 'person']));
  await untilYourTurn(match);
  expect(match.getSnapshot().history.at(0)?.events.at(0)).toMatchObject({ seat: 0 });
});

test('what is not allowed is refused, and changes nothing', () => {
  const { match } = browser().tab(begun(['person', 'bot']));
  match.act({ type: 'rest' });
  expect(match.getSnapshot()).toMatchObject({ stateId: 0, notice: 'nothing-to-rest' });
});

test('a bot gives the same answer after taking back', async () => {
  let undone = 0;
  for (let seed = 1; seed <= 12; seed += 1) {
    const { match } = browser().tab(playedOn(aGame(['person', 'bot'], seed), 0));
    match.act(GATHER);
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    await untilYourTurn(match);
    const [, first] = match.getSnapshot().sitting.game.record.actions;
    match.undo();
    // Where the bot took a card a new one was dealt, and nothing is taken back.
    if (match.getSnapshot().stateId > 0) continue;
    undone += 1;
    expect(match.getSnapshot().notice).toBe('took-back');
    match.act(GATHER);
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    await untilYourTurn(match);
    expect(match.getSnapshot().sitting.game.record.actions[1]).toEqual(first);
  }
  expect(undone).toBeGreaterThan(0);
});

test('taken back while a bot thinks, its answer comes to nothing', async () => {
  const releases: (() => void)[] = [];
  const held = new Promise<void>((resolve) => releases.push(resolve));
  const slow: Pick<Thinker, 'ask'> = {
    ask: async (question) => {
      await held;
      return thinker.ask(question);
    },
  };
  const { match } = browser().tab(begun(['person', 'bot']), slow);
  match.act(GATHER);
  match.undo();
  for (const release of releases) release();
  await new Promise(setImmediate);
  expect(match.getSnapshot().stateId).toBe(0);
});

test('a bot that cannot think says so, and the game waits', async () => {
  const { match } = browser().tab(begun(['person', 'bot']), { ask: () => Promise.reject(new Error('no worker')) });
  match.act(GATHER);
  await vi.waitFor(() => expect(match.getSnapshot().notice).toBe('bot-silent'));
  expect(match.getSnapshot().stateId).toBe(1);
});

test('from hand to hand: nobody sees a hand until the next says who they are', async () => {
  const { match } = browser().tab(begun(['person', 'person']));
  await vi.waitFor(() => expect(match.getSnapshot().handOver).toBe(0));
  expect(match.getSnapshot().view.seats.every(({ hand }) => typeof hand === 'number')).toBe(true);
  match.takeDevice();
  expect(match.getSnapshot()).toMatchObject({ handOver: null, view: { you: 0 } });
  match.act(GATHER);
  expect(match.getSnapshot().view.you).toBe(0);
  await vi.waitFor(() => expect(match.getSnapshot().handOver).toBe(1));
  match.act(GATHER);
  expect(match.getSnapshot().stateId).toBe(1);
  match.takeDevice();
  expect(match.getSnapshot().view).toMatchObject({ you: 1, toAct: 1 });
});

test('at an open table the device goes round without a word', async () => {
  const { match } = browser().tab(begun(['person', 'person'], true));
  await untilYourTurn(match);
  match.act(GATHER);
  await vi.waitFor(() => expect(match.getSnapshot().view.you).toBe(1));
  expect(match.getSnapshot().handOver).toBeNull();
});

test('the same game in two tabs: one follows the other, and neither undoes what the other did', async () => {
  const { tab } = browser();
  const start = begun(['person', 'bot']);
  const [one, other] = [tab(start).match, tab(start).match];
  one.act(GATHER);
  await untilYourTurn(one);
  await untilYourTurn(other);
  expect(other.getSnapshot().sitting.game).toEqual(one.getSnapshot().sitting.game);
  other.act({ type: 'rest' });
  await untilYourTurn(other);
  await vi.waitFor(() => expect(one.getSnapshot().sitting.game).toEqual(other.getSnapshot().sitting.game));
  expect(one.getSnapshot().stateId).toBeGreaterThanOrEqual(4);
});

test('a tab that never heard of it follows, too, instead of writing over it', () => {
  const { tab, stored } = browser();
  const start = begun(['person', 'person'], true);
  const { match, shelf } = tab(start);
  shelf.write(start.game.id, printSave(start, 1));
  const later = playedOn(start.game, 6);
  const [key = ''] = stored.keys();
  match.takeDevice();
  stored.set(key, printSave(later, 2));
  match.act(GATHER);
  expect(parseSave(stored.get(key) ?? '')?.history).toHaveLength(6);
});

test('what another release wrote of the game is set aside, not written over', () => {
  const { tab, stored } = browser();
  const start = begun(['person', 'person'], true);
  const { match, shelf } = tab(start);
  shelf.write(start.game.id, printSave(start, 1));
  const [key = ''] = stored.keys();
  const newer = '{"format":"spice-road-solo/2"}';
  match.takeDevice();
  stored.set(key, newer);
  match.act(GATHER);
  expect(parseSave(stored.get(key) ?? '')?.history).toHaveLength(1);
  expect([...stored.values()]).toContain(newer);
});

test('a whole game comes to its end', async () => {
  const { match } = browser().tab(begun(['person', 'bot']));
  while (match.getSnapshot().view.phase !== 'over') {
    await untilYourTurn(match);
    const table = tableAt(match.getSnapshot().sitting);
    if (table.phase === 'over') break;
    const action = await thinker.ask<'choose'>({
      kind: 'choose',
      level: 'casual',
      view: match.getSnapshot().view,
      log: [],
      seed: 1,
    });
    expect(isLegal(outlookOf(table), action)).toBe(true);
    match.act(action);
  }
  expect(match.getSnapshot().sitting.history.at(-1)?.events.at(-1)).toEqual({ type: 'ended' });
}, 30_000);
