import { SPICES, toList, type Spices } from '@spice-road/rules';

/** The pieces of English that sentences share. A translation replaces this file and `sentences.ts`. */

export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function cubesInWords(count: number): string {
  return countOf(count, 'cube', 'cubes');
}

export function cardsInWords(count: number): string {
  return countOf(count, 'card', 'cards');
}

export function pointsInWords(count: number): string {
  return countOf(count, 'point', 'points');
}

export function timesInWords(times: number): string {
  if (times === 1) return 'once';
  return times === 2 ? 'twice' : `${times} times`;
}

/** "2 turmeric and 1 saffron". */
export function spicesInWords(cubes: Spices): string {
  return listInWords(SPICES.filter((spice) => cubes[spice] > 0).map((spice) => `${cubes[spice]} ${spice}`));
}

export function caravanInWords(cubes: Spices): string {
  return toList(cubes).length === 0 ? 'empty' : spicesInWords(cubes);
}

export function listInWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

export function ordinalInWords(place: number): string {
  return ORDINALS[place - 1] ?? `number ${place}`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** Keeps a name that is written from right to left from turning the sentence around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
