/** The look around the table, in its order. */
export const STOPS = ['merchants', 'points', 'caravan', 'hand', 'others', 'plaque', 'progress'] as const;
export type Stop = (typeof STOPS)[number];

/** Those that this table has: whoever watches has neither hand nor caravan. */
export function stopsAt(you: number | null): readonly Stop[] {
  return you === null ? STOPS.filter((stop) => stop !== 'caravan' && stop !== 'hand') : STOPS;
}
