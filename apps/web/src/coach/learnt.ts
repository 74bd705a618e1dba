import { useMemo, useSyncExternalStore } from 'react';
import { keep } from '../seat/browser-keep.ts';
import { LESSONS, type Lesson } from './lessons.ts';

const KEY = 'spice-road.coach';
const listeners = new Set<() => void>();

/** What this browser has been taught. */
export function useLearnt(): ReadonlySet<Lesson> {
  const kept = useSyncExternalStore(subscribe, read);
  return useMemo(() => new Set(LESSONS.filter((lesson) => kept.split(' ').includes(lesson))), [kept]);
}

export function hasAllLearnt(learnt: ReadonlySet<Lesson>): boolean {
  return learnt.size === LESSONS.length;
}

export function learn(...lessons: readonly Lesson[]): void {
  const known = read().split(' ');
  keep.write(KEY, LESSONS.filter((lesson) => known.includes(lesson) || lessons.includes(lesson)).join(' '));
  for (const listener of listeners) listener();
}

/** Somebody knows the game, or does not want to be told. */
export function learnAll(): void {
  learn(...LESSONS);
}

function read(): string {
  return keep.read(KEY) ?? '';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = keep.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
