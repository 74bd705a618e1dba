import { expect, test } from 'vitest';
import { handClock } from '../../tests/support/hand-clock.ts';
import { GRACE, PATIENCE, presenceOf } from './presence.ts';

test('somebody is here as long as one of their sockets is open, and a moment longer', () => {
  const clock = handClock();
  const presence = presenceOf(clock);
  const departures = [presence.arrive('777777', 1), presence.arrive('777777', 1)];
  departures[0]?.();
  clock.moveOn(GRACE * 2);
  expect(presence.isHere('777777', 1)).toBe(true);
  departures[1]?.();
  clock.moveOn(GRACE - 1);
  expect(presence.isHere('777777', 1)).toBe(true);
  clock.moveOn(1);
  expect(presence.isHere('777777', 1)).toBe(false);
});

test('a refresh is not told of, and going twice is going once', () => {
  const clock = handClock();
  const presence = presenceOf(clock);
  const heard: string[] = [];
  presence.onChange((code) => heard.push(code));
  const depart = presence.arrive('777777', 1);
  depart();
  depart();
  clock.moveOn(GRACE - 1);
  presence.arrive('777777', 1);
  clock.moveOn(GRACE);
  expect(presence.isHere('777777', 1)).toBe(true);
  expect(heard).toEqual(['777777']);
});

test('watchers are counted, and everybody in their own room', () => {
  const presence = presenceOf(handClock());
  const depart = presence.arrive('777777', null);
  presence.arrive('777777', null);
  presence.arrive('999999', 1);
  expect([presence.watchers('777777'), presence.watchers('999999')]).toEqual([2, 0]);
  depart();
  expect(presence.watchers('777777')).toBe(1);
  expect(presence.isHere('777777', 1)).toBe(false);
});

test('who acts before their socket is open counts as here for a moment', () => {
  const clock = handClock();
  const presence = presenceOf(clock);
  presence.touch('777777', 2);
  expect(presence.isHere('777777', 2)).toBe(true);
  clock.moveOn(GRACE);
  expect(presence.isHere('777777', 2)).toBe(false);
});

test('somebody is away for long a minute after their last socket went, and then it is told', () => {
  const clock = handClock();
  const presence = presenceOf(clock);
  presence.arrive('777777', 0);
  presence.arrive('777777', 1)();
  clock.moveOn(GRACE);
  clock.moveOn(PATIENCE - 1);
  expect(presence.isLongAway('777777', 1)).toBe(false);
  const heard: string[] = [];
  presence.onChange((code) => heard.push(code));
  clock.moveOn(1);
  expect(presence.isLongAway('777777', 1)).toBe(true);
  expect(heard).toEqual(['777777']);
  expect(presence.isLongAway('777777', 0)).toBe(false);
  presence.arrive('777777', 1);
  expect(presence.isLongAway('777777', 1)).toBe(false);
});

test('who was never seen is away since the first of the others came', () => {
  const clock = handClock();
  const presence = presenceOf(clock);
  expect(presence.isLongAway('777777', 1)).toBe(false);
  clock.moveOn(PATIENCE);
  presence.arrive('777777', 0);
  expect(presence.isLongAway('777777', 1)).toBe(false);
  clock.moveOn(PATIENCE);
  expect(presence.isLongAway('777777', 1)).toBe(true);
});
