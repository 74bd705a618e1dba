import { expect, test } from 'vitest';
import { openKeep, type StorageDoor } from './storage.ts';

function storing(stored: Map<string, string>, write: (key: string, text: string) => void): StorageDoor {
  return () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: write,
    removeItem: (key) => void stored.delete(key),
    key: (place) => [...stored.keys()][place] ?? null,
    length: stored.size,
  });
}

function refuseToWrite(): never {
  throw new Error('QuotaExceededError');
}

test('what was removed is gone, and the other keys are listed by how they begin', () => {
  const stored = new Map<string, string>([['other', 'x']]);
  const keep = openKeep(
    storing(stored, (key, text) => void stored.set(key, text)),
    new EventTarget(),
  );
  keep.write('game.1', 'one');
  keep.write('game.2', 'two');
  keep.remove('game.1');
  expect(keep.read('game.1')).toBeNull();
  expect(keep.keys('game.')).toEqual(['game.2']);
  expect([...stored.keys()]).toEqual(['other', 'game.2']);
});

test('with storage full, what is stored already is still there, and what was written last is what is read', () => {
  const stored = new Map([
    ['game.1', 'one'],
    ['game.2', 'two'],
  ]);
  const keep = openKeep(storing(stored, refuseToWrite), new EventTarget());
  keep.write('game.1', 'newer');
  expect(keep.isLasting()).toBe(false);
  expect(keep.read('game.1')).toBe('newer');
  expect(keep.read('game.2')).toBe('two');
});

test('with storage blocked, what this visit wrote is listed', () => {
  const keep = openKeep(() => {
    throw new Error('SecurityError');
  }, new EventTarget());
  keep.write('game.1', 'one');
  keep.write('game.2', 'two');
  keep.remove('game.2');
  expect(keep.keys('game.')).toEqual(['game.1']);
  expect(keep.read('game.1')).toBe('one');
});
