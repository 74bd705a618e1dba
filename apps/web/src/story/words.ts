import { SPICES, total, type Spice, type Spices } from '@spice-road/rules';
import { listInWords } from '../i18n/spoken.ts';
import { say } from '../i18n/table.ts';

/** The phrases that sentences share. */

export function cardsInWords(count: number): string {
  return say('cards', { count });
}

export function timesInWords(count: number): string {
  return say('times', { count });
}

export function ordinalInWords(count: number): string {
  return say('ordinal', { count });
}

/** "2 turmeric and 1 saffron". */
export function spicesInWords(cubes: Spices): string {
  return listInWords(SPICES.filter((spice) => cubes[spice] > 0).map((spice) => spiceInWords(spice, cubes[spice])));
}

export function spiceInWords(spice: Spice, count: number): string {
  return say(`count.${spice}`, { count });
}

export function caravanInWords(cubes: Spices): string {
  return total(cubes) === 0 ? say('empty') : spicesInWords(cubes);
}

/** What is said one after the other; what is empty is not said. */
export function sentencesInWords(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(say('between sentences'));
}
