import { expect, test } from 'vitest';
import { parseSave, printSave } from './save.ts';
import { aGame, playedOn } from './testing/games.ts';

const WHOLE: Readonly<Record<string, unknown>> = JSON.parse(printSave(playedOn(aGame(['person', 'bot']), 9), 5));

test('the text itself is a game', () => {
  expect(parseSave(JSON.stringify(WHOLE))?.history).toHaveLength(9);
});

test.each([
  { what: 'another format', change: { format: 'spice-road-solo/2' } },
  { what: 'a player too many', change: { players: [...list('players'), ...list('players')] } },
  { what: 'no person at all', change: { players: list('players').map((player) => ({ ...player, ...aBot() })) } },
  {
    what: 'a level that is none',
    change: { players: [{ kind: 'bot', level: 'divine', emblem: 0 }, list('players')[0]] },
  },
  { what: 'a name with controls in it', change: { players: [{ kind: 'person', name: 'a\u0000', emblem: 0 }, aBot()] } },
  { what: 'an emblem that is none', change: { players: [{ kind: 'person', name: 'a', emblem: 7 }, aBot()] } },
  { what: 'no record', change: { record: null } },
  { what: 'an action against the rules', change: { record: { ...record(), actions: [{ type: 'rest' }] } } },
  {
    what: 'a deck with a card twice',
    change: { record: { ...record(), pointDeck: Array.from({ length: 36 }, () => '6:YYRR') } },
  },
])('$what is no game', ({ change }) => {
  expect(parseSave(JSON.stringify({ ...WHOLE, ...change }))).toBeNull();
});

function list(key: string): readonly Record<string, unknown>[] {
  const value = WHOLE[key];
  return Array.isArray(value) ? value : [];
}

function record(): object {
  const value = WHOLE['record'];
  return typeof value === 'object' && value !== null ? value : {};
}

function aBot() {
  return { kind: 'bot', level: 'casual', emblem: 1 };
}
