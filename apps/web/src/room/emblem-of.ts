import { EMBLEMS, type EmblemNumber } from '../pieces/emblem.tsx';

/** A place's emblem: its shape and colour, from match to match. */
export function emblemOf(place: number): EmblemNumber {
  return EMBLEMS.find((emblem) => emblem === place) ?? 0;
}
