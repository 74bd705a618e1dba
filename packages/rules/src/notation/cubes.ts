import { SPICES, type Spice } from '../spice.ts';
import { fromList, toList, type Spices } from '../spices.ts';

/** RULES 1.1. */
const LETTERS = { turmeric: 'Y', saffron: 'R', cardamom: 'G', cinnamon: 'B' } as const satisfies Record<Spice, string>;
const SPICE_BY_LETTER: ReadonlyMap<string, Spice> = new Map(SPICES.map((spice) => [LETTERS[spice], spice]));
const ONLY_LETTERS = /^[YRGB]*$/;

/** More cubes than any seat ever holds. A hostile string must not cost more to read than this many letters. */
const MOST_CUBES = 1000;

/** Letters in the order YRGB. */
export function printCubes(spices: Spices): string {
  return printSequence(toList(spices));
}

/** Letters in the order given. */
export function printSequence(sequence: readonly Spice[]): string {
  return sequence.map((spice) => LETTERS[spice]).join('');
}

/** What somebody or a stall has: letters in any order, for a handful has none. Malformed when there are too many. */
export function parseCubes(value: unknown): Spices | undefined {
  const isTooLong = typeof value === 'string' && value.length > MOST_CUBES;
  return isTooLong ? undefined : parseChosenCubes(value);
}

/** What somebody wants to give: letters in any order, cut off where they cannot be had anyway. */
export function parseChosenCubes(value: unknown): Spices | undefined {
  const sequence = parseSequence(value);
  return sequence && fromList(sequence);
}

/** Letters in the order given, cut off where the cubes cannot be had anyway: that does not change the refusal. */
export function parseSequence(value: unknown): readonly Spice[] | undefined {
  if (typeof value !== 'string' || !ONLY_LETTERS.test(value)) return undefined;
  return Array.from(value.slice(0, MOST_CUBES)).flatMap((letter) => SPICE_BY_LETTER.get(letter) ?? []);
}
