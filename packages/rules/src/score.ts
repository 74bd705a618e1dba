import { pointCard } from './cards/point-cards.ts';
import { COIN_POINTS } from './coins.ts';
import { total } from './spices.ts';
import type { Seat, Table } from './table.ts';
import type { View } from './view.ts';

/** The points of one seat, and what they are for. RULES 8.2. */
export interface SeatScore {
  readonly cards: number;
  readonly gold: number;
  readonly silver: number;
  readonly spices: number;
  readonly total: number;
}

/** What counts for the score. */
export type Earnings = Pick<Seat, 'claimed' | 'coins' | 'caravan'>;

/** The count as it stands, final when the match is over. */
export interface Tally {
  /** By seat. */
  readonly scores: readonly SeatScore[];
  /** Seats, best first. */
  readonly ranking: readonly number[];
  /** Groups of seats with equal totals, ranked only by who sits later; each best first. RULES 8.3. */
  readonly ties: readonly (readonly number[])[];
}

export function scoreOf({ claimed, coins, caravan }: Earnings): SeatScore {
  const cards = claimed.reduce((sum, id) => sum + pointCard(id).points, 0);
  const gold = coins.gold * COIN_POINTS.gold;
  const silver = coins.silver * COIN_POINTS.silver;
  const spices = total(caravan) - caravan.turmeric;
  return { cards, gold, silver, spices, total: cards + gold + silver + spices };
}

export function tally({ seats }: Pick<Table, 'seats'>): Tally {
  return tallyOf(seats.map(scoreOf));
}

/** Null while claimed cards of some seat are hidden from the viewer. */
export function tallyOfView({ seats }: Pick<View, 'seats'>): Tally | null {
  const scores: SeatScore[] = [];
  for (const { claimed, coins, caravan } of seats) {
    if (typeof claimed === 'number') return null;
    scores.push(scoreOf({ claimed, coins, caravan }));
  }
  return tallyOf(scores);
}

function tallyOf(scores: readonly SeatScore[]): Tally {
  // RULES 8.3: among equals the later seat ranks higher. Sorting is stable, so turning the seats round first sees to it.
  const bestFirst = [...scores.entries()].toReversed().toSorted(([, one], [, other]) => other.total - one.total);
  const totals = new Set(bestFirst.map(([, score]) => score.total));
  const groups = [...totals].map((points) => bestFirst.filter(([, score]) => score.total === points));
  return {
    scores,
    ranking: bestFirst.map(([seat]) => seat),
    ties: groups.filter((group) => group.length > 1).map((group) => group.map(([seat]) => seat)),
  };
}
