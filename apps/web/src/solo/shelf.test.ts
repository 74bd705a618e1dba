import { expect, test } from 'vitest';
import { openKeep, type StorageDoor } from '../seat/storage.ts';
import { parseSave, printSave } from './save.ts';
import { openShelf } from './shelf.ts';
import { aGame, playedOn } from './testing/games.ts';

function browser() {
  const stored = new Map<string, string>();
  const door: StorageDoor = () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
    key: (place) => [...stored.keys()][place] ?? null,
    length: stored.size,
  });
  return { stored, tab: () => openShelf(openKeep(door, new EventTarget())) };
}

function saved(seed: number, savedAt: number, count = 3) {
  return printSave(playedOn(aGame(['person', 'bot'], seed), count), savedAt);
}

test('shows covers, newest first, also of what another tab has put there', () => {
  const { tab } = browser();
  const shelf = tab();
  shelf.write('game1', saved(1, 100));
  tab().write('game2', saved(2, 200, Infinity));
  expect(shelf.covers()).toMatchObject([
    { id: 'game2', savedAt: 200, isOver: true, playerCount: 2 },
    { id: 'game1', savedAt: 100, isOver: false, round: 2 },
  ]);
});

test('two tabs with two games leave each other alone', () => {
  const { tab } = browser();
  const [one, other] = [tab(), tab()];
  one.write('game1', saved(1, 1));
  other.write('game2', saved(2, 2));
  one.write('game1', saved(1, 3, 6));
  expect(parseSave(other.read('game1') ?? '')?.history).toHaveLength(6);
  expect(parseSave(one.read('game2') ?? '')?.history).toHaveLength(3);
});

test('the oldest goes when there are too many', () => {
  const shelf = browser().tab();
  for (let seed = 1; seed <= 14; seed += 1) shelf.write(`game${seed}`, saved(seed, seed));
  expect(shelf.covers()).toHaveLength(12);
  expect(shelf.read('game2')).toBeNull();
  expect(shelf.read('game3')).not.toBeNull();
});

test('what cannot be read is set aside and not thrown away', () => {
  const { stored, tab } = browser();
  const shelf = tab();
  shelf.write('game1', '{"format":');
  shelf.setAside('game1');
  expect(shelf.read('game1')).toBeNull();
  expect(shelf.covers()).toEqual([]);
  expect([...stored.values()]).toEqual(['{"format":']);
});
