import { expect, test } from 'vitest';
import { heardIn, keepHeard } from './heard.ts';

function shelf(text: string | null = null) {
  let kept = text;
  return {
    read: () => kept,
    write: (_key: string, next: string) => {
      kept = next;
    },
  };
}

test('what was heard in a room is kept for that room, and of many rooms for the last ones', () => {
  const keep = shelf();
  expect(heardIn(keep, 'K7Q3MX')).toBe(0);
  keepHeard(keep, 'K7Q3MX', 7);
  keepHeard(keep, 'ACDEFG', 2);
  expect([heardIn(keep, 'K7Q3MX'), heardIn(keep, 'ACDEFG')]).toEqual([7, 2]);
  for (let room = 0; room < 30; room += 1) keepHeard(keep, `ROOM${room}`, 1);
  expect(heardIn(keep, 'K7Q3MX')).toBe(0);
  expect(heardIn(keep, 'ROOM29')).toBe(1);
  keepHeard(keep, '777777', 4);
  keepHeard(keep, 'ACDEFG', 3);
  for (let room = 0; room < 28; room += 1) keepHeard(keep, `NEXT${room}`, 1);
  expect(heardIn(keep, '777777')).toBe(4);
  keepHeard(keep, 'LATEST', 1);
  expect([heardIn(keep, '777777'), heardIn(keep, 'ACDEFG')]).toEqual([0, 3]);
});

test.each(['', 'no JSON', '7', 'null', '{}', '[]', '[["K7Q3MX"]]', '[["K7Q3MX","many"]]'])(
  '%j in its place is nothing heard',
  (text) => {
    const keep = shelf(text);
    expect(heardIn(keep, 'K7Q3MX')).toBe(0);
    keepHeard(keep, 'K7Q3MX', 3);
    expect(heardIn(keep, 'K7Q3MX')).toBe(3);
  },
);
