import * as z from 'zod/mini';
import type { Keep } from '../seat/storage.ts';

const KEY = 'spice-road.heard';
const MOST_ROOMS = 30;

const heardSchema = z.record(z.string(), z.int());

/** The number of the last line this browser has shown, of one room. */
export function heardIn(keep: Pick<Keep, 'read'>, code: string): number {
  return all(keep)[code] ?? 0;
}

export function keepHeard(keep: Pick<Keep, 'read' | 'write'>, code: string, number: number): void {
  const others = Object.entries(all(keep)).filter(([other]) => other !== code);
  keep.write(KEY, JSON.stringify(Object.fromEntries([...others, [code, number]].slice(-MOST_ROOMS))));
}

function all(keep: Pick<Keep, 'read'>): Readonly<Record<string, number>> {
  try {
    const parsed = z.safeParse(heardSchema, JSON.parse(keep.read(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
