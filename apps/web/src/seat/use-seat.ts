import { useSyncExternalStore } from 'react';
import { seats } from './browser-keep.ts';
import type { OwnSeat } from './seats.ts';

/** This browser's seat in a room; follows what its other tabs do. */
export function useSeat(code: string): OwnSeat | null {
  return useSyncExternalStore(seats.subscribe, () => seats.in(code));
}
