import { createHash } from 'node:crypto';

/** A number for one turn of one match that looks like chance and is the same each time. */
export function seedOf(matchId: string, stateId: number): number {
  return createHash('sha256').update(`${matchId} ${stateId}`).digest().readUInt32BE();
}

/** How long bots wait before they act, in milliseconds: as people do, so that one sees what happens. */
const PAUSES = { usual: { least: 800, most: 1500 }, fast: { least: 60, most: 120 } } as const;

export function pauseBefore(seed: number, pace: keyof typeof PAUSES): number {
  const { least, most } = PAUSES[pace];
  return least + (seed % (most - least + 1));
}
