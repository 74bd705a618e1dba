import type { Opening, RoomMatch } from '@spice-road/protocol';
import type { View } from '@spice-road/rules';
import { keep } from '../seat/browser-keep.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { promiseOf } from './promises.ts';
import { flawIn, type Flaw } from './verify.ts';

/** What came of looking. */
export type Finding =
  | { readonly kind: 'checking' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'holds'; readonly opening: Opening }
  | { readonly kind: 'broken'; readonly opening: Opening; readonly flaw: Flaw | 'changed' };

/** Compares what the server says now with what it promised, and with what came. */
export async function findOut(match: RoomMatch, told: string, view: View): Promise<Finding> {
  const evidence = await gatherEvidence(match.id);
  if (evidence === null) return { kind: 'unknown' };
  const { opening, past } = evidence;
  const commitment = promiseOf(keep, match.id) ?? told;
  if (commitment !== told) return { kind: 'broken', opening, flaw: 'changed' };
  const flaw = flawIn({ commitment, opening, seats: match.seats, past, view });
  return flaw === null ? { kind: 'holds', opening } : { kind: 'broken', opening, flaw };
}
