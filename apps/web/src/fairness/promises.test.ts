import { expect, test } from 'vitest';
import { keepPromise, promiseOf } from './promises.ts';

function shelf(text: string | null = null) {
  let kept = text;
  return {
    read: () => kept,
    write: (_key: string, next: string) => {
      kept = next;
    },
  };
}

function match(id: string, commitment?: string) {
  return { id, number: 1, seats: [0, 1], names: ['Ana', 'Bo'], isOver: false, ...(commitment ? { commitment } : {}) };
}

const ONE = '1'.repeat(64);
const OTHER = '2'.repeat(64);

test('the first promise of a match is kept, whatever is promised later', () => {
  const keep = shelf();
  keepPromise(keep, match('a'));
  expect(promiseOf(keep, 'a')).toBeNull();
  keepPromise(keep, match('a', ONE));
  keepPromise(keep, match('a', OTHER));
  expect(promiseOf(keep, 'a')).toBe(ONE);
  for (let more = 0; more < 30; more += 1) keepPromise(keep, match(`m${more}`, OTHER));
  expect(promiseOf(keep, 'a')).toBeNull();
  expect(promiseOf(keep, 'm29')).toBe(OTHER);
});

test.each(['', '{', 'null', '[]', '{"a":"short"}', '{"a":7}'])('%j in its place is nothing promised', (text) => {
  const keep = shelf(text);
  expect(promiseOf(keep, 'a')).toBeNull();
  keepPromise(keep, match('a', ONE));
  expect(promiseOf(keep, 'a')).toBe(ONE);
});
