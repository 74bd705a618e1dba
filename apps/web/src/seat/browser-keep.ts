import { openSeats } from './seats.ts';
import { openKeep } from './storage.ts';

/** What this browser keeps. */
export const keep = openKeep(() => localStorage, window);
export const seats = openSeats(keep);
