import * as z from 'zod/mini';
import type { Keep } from '../seat/storage.ts';

const KEY = 'spice-road.heard';
const MOST_ROOMS = 30;

/** Rooms and numbers, the room last looked at last. No object: that would put codes of digits alone first. */
const heardSchema = z.array(z.tuple([z.string(), z.int()]));

/** The number of the last line this browser has shown, of one room. */
export function heardIn(keep: Pick<Keep, 'read'>, code: string): number {
  return all(keep).find(([room]) => room === code)?.[1] ?? 0;
}

export function keepHeard(keep: Pick<Keep, 'read' | 'write'>, code: string, number: number): void {
  const others = all(keep).filter(([room]) => room !== code);
  keep.write(KEY, JSON.stringify([...others, [code, number]].slice(-MOST_ROOMS)));
}

function all(keep: Pick<Keep, 'read'>): z.infer<typeof heardSchema> {
  try {
    const parsed = z.safeParse(heardSchema, JSON.parse(keep.read(KEY) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}
