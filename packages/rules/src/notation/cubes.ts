import { SPICES, type Spice } from '../spice.ts';
import { fromList, toList, type Spices } from '../spices.ts';

/** RULES 1.1. */
const LETTERS = { turmeric: 'Y', saffron: 'R', cardamom: 'G', cinnamon: 'B' } as const satisfies Record<Spice, string>;
const SPICE_BY_LETTER: ReadonlyMap<string, Spice> = new Map(SPICES.map((spice) => [LETTERS[spice], spice]));
const ONLY_LETTERS = /^[YRGB]*$/;

/**
 * Sequences are read no further than this. No seat ever holds so many cubes, so what follows cannot change a verdict,
 * and a hostile string costs next to nothing.
 */
const LONGEST_SEQUENCE = 1000;

/** Letters in the order YRGB. */
export function printCubes(spices: Spices): string {
  return printSequence(toList(spices));
}

/** Letters in the order given. */
export function printSequence(sequence: readonly Spice[]): string {
  return sequence.map((spice) => LETTERS[spice]).join('');
}

/** Letters in any order, for a handful has none. */
export function parseCubes(value: unknown): Spices | undefined {
  const sequence = parseSequence(value);
  return sequence && fromList(sequence);
}

export function parseSequence(value: unknown): readonly Spice[] | undefined {
  if (typeof value !== 'string' || !ONLY_LETTERS.test(value)) return undefined;
  return Array.from(value.slice(0, LONGEST_SEQUENCE)).flatMap((letter) => SPICE_BY_LETTER.get(letter) ?? []);
}
