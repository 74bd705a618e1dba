import type { LogEntry, View } from '@spice-road/rules';
import { seatsKnown, type SeatKnowledge } from './knowledge.ts';

/** All a decision rests on: what the viewer sees, and what follows from the log. */
export interface Sight {
  readonly view: View;
  /** The seat that decides. */
  readonly you: number;
  /** By seat. */
  readonly seats: readonly SeatKnowledge[];
}

/** Expects the view of a seat, not of a watcher. */
export function sightOf(view: View, log: readonly LogEntry[] = []): Sight {
  if (view.you === null) throw new Error('a bot looks from a seat');
  return { view, you: view.you, seats: seatsKnown(view, log) };
}

export function knowledgeOf({ seats }: Sight, seat: number): SeatKnowledge {
  const knowledge = seats[seat];
  if (!knowledge) throw new Error(`nobody sits at seat ${seat}`);
  return knowledge;
}

/** How many claims the seat nearest to the end still needs. RULES 8.1. */
export function claimsToEnd({ view, seats }: Sight): number {
  return Math.max(0, view.pointCardsToEnd - Math.max(...seats.map(({ claimed }) => claimed)));
}
