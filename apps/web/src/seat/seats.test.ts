import { expect, test, vi } from 'vitest';
import { openSeats } from './seats.ts';
import { openKeep, type StorageDoor } from './storage.ts';

const SECRET = 'a'.repeat(43);
const OTHER_SECRET = 'b'.repeat(43);

/** One browser's storage; a tab hears what others write. */
function browser() {
  const stored = new Map<string, string>();
  const door: StorageDoor = () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
    key: (place) => [...stored.keys()][place] ?? null,
    length: stored.size,
  });
  return { stored, door, tab: () => openSeats(openKeep(door, new EventTarget())) };
}

test('a place is found again, also by another tab', () => {
  const { tab } = browser();
  tab().keep('K7Q3MX', { place: 2, secret: SECRET });
  expect(tab().in('K7Q3MX')).toEqual({ place: 2, secret: SECRET });
  expect(tab().in('AAAAAA')).toBeNull();
});

test('the same seat is the same object, so nothing redraws', () => {
  const seats = browser().tab();
  seats.keep('K7Q3MX', { place: 0, secret: SECRET });
  expect(seats.in('K7Q3MX')).toBe(seats.in('K7Q3MX'));
});

test('a place left is forgotten, the others stay', () => {
  const seats = browser().tab();
  seats.keep('K7Q3MX', { place: 0, secret: SECRET });
  seats.keep('AAAAAA', { place: 1, secret: OTHER_SECRET });
  seats.forget('K7Q3MX');
  expect(seats.in('K7Q3MX')).toBeNull();
  expect(seats.in('AAAAAA')).toEqual({ place: 1, secret: OTHER_SECRET });
});

test('listeners hear of changes until they stop', () => {
  const seats = browser().tab();
  const heard = vi.fn<() => void>();
  const stop = seats.subscribe(heard);
  seats.keep('K7Q3MX', { place: 0, secret: SECRET });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  seats.forget('K7Q3MX');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('only the thirty rooms sat down in last are kept', () => {
  const seats = browser().tab();
  for (let room = 0; room < 35; room += 1) seats.keep(`ROOM${room}`, { place: 0, secret: SECRET });
  expect(seats.in('ROOM4')).toBeNull();
  expect(seats.in('ROOM5')).not.toBeNull();
  expect(seats.in('ROOM34')).not.toBeNull();
});

test.each([
  { text: 'not json' },
  { text: '[]' },
  { text: '{"K7Q3MX":{"place":"2","secret":"x"}}' },
  { text: '{"K7Q3MX":null}' },
])('$text in the storage is no seat', ({ text }) => {
  const { stored, tab } = browser();
  stored.set('spice-road.seats', text);
  expect(tab().in('K7Q3MX')).toBeNull();
});

test('one spoilt entry does not cost the others', () => {
  const { stored, tab } = browser();
  stored.set('spice-road.seats', JSON.stringify({ AAAAAA: 1, K7Q3MX: { place: 3, secret: SECRET } }));
  expect(tab().in('K7Q3MX')).toEqual({ place: 3, secret: SECRET });
});

test('with storage blocked a place lasts for the visit', () => {
  const keep = openKeep(() => {
    throw new Error('SecurityError');
  }, new EventTarget());
  const seats = openSeats(keep);
  seats.keep('K7Q3MX', { place: 1, secret: SECRET });
  expect(seats.in('K7Q3MX')).toEqual({ place: 1, secret: SECRET });
  expect(keep.isLasting()).toBe(false);
});

test('with storage full a place lasts for the visit', () => {
  const keep = openKeep(
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => {},
      key: () => null,
      length: 0,
    }),
    new EventTarget(),
  );
  const seats = openSeats(keep);
  seats.keep('K7Q3MX', { place: 1, secret: SECRET });
  expect(seats.in('K7Q3MX')).toEqual({ place: 1, secret: SECRET });
  expect(keep.isLasting()).toBe(false);
});
