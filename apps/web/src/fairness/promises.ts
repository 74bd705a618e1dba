import { commitmentSchema, type RoomMatch } from '@spice-road/protocol';
import * as z from 'zod/mini';
import type { Keep } from '../seat/storage.ts';

const KEY = 'spice-road.commitments';
const MOST_MATCHES = 30;

const promisesSchema = z.record(z.string(), commitmentSchema);

/** Keeps what was promised of a match when it was first seen; a promise that changes later is not one. */
export function keepPromise(keep: Pick<Keep, 'read' | 'write'>, { id, commitment }: RoomMatch): void {
  const promises = all(keep);
  if (commitment === undefined || id in promises) return;
  const entries = [...Object.entries(promises), [id, commitment]];
  keep.write(KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST_MATCHES))));
}

/** As first told; null when nothing was. */
export function promiseOf(keep: Pick<Keep, 'read'>, id: string): string | null {
  return all(keep)[id] ?? null;
}

function all(keep: Pick<Keep, 'read'>): Readonly<Record<string, string>> {
  try {
    const parsed = z.safeParse(promisesSchema, JSON.parse(keep.read(KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
