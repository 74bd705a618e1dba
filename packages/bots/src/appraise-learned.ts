import { CARAVAN_COUNT } from './caravans.ts';
import { CARD_POINTS } from './cards.ts';
import { CROWDING, fillCaravanWorths, LAST_CARAVANS, type CubeWorths } from './caravan-worths.ts';
import type { Outset } from './outset.ts';
import type { Appraisal } from './plan.ts';
import { claimsToEnd, type Sight } from './sight.ts';

/** What things are worth at one end of the match. */
export interface Phase {
  readonly cubes: CubeWorths;
  /** Added for every claim. */
  readonly perClaim: number;
}

/** What self-play taught, in points where nothing else is said. */
export interface LearnedWeights {
  /** At the start and at the end of the match; between them worths change evenly. */
  readonly early: Phase;
  readonly late: Phase;
  /** Taken off for each tenth of the square of the cubes past six: a full caravan has no room. */
  readonly crowding: number;
  /** A merchant card in the early match, by its number; starting cards first. */
  readonly cards: readonly number[];
  /** What part of a card's worth each card owned beyond the starting two takes away. */
  readonly cardsFalling: number;
  /** With fewer turns left than this, cards are worth evenly less. */
  readonly cardSpan: number;
  /** How many rounds a claim takes, on the average, as the leader goes on. */
  readonly pace: number;
  /** What a turn's delay leaves of any worth. */
  readonly discount: number;
  /** How much less, each turn, counts what comes after the match is expected to be over. */
  readonly hazard: number;
  /** Added for each turn that is saved, of sixteen, when this seat ends the match. */
  readonly perTurnLeft: number;
  /** A card in hand rather than played. */
  readonly ready: number;
  /** What part of its worth a point card has once a rival is predicted to have claimed it. */
  readonly lateClaims: number;
  /** A match that ends in sight: from minus to plus this, as it is lost or won. */
  readonly winning: number;
}

/** Rounds of the first draft: before them no claim is near. */
const OPENING = 10;
const SAVED_OF = 16;
/** The lead, in points, that makes a win in sight nearly sure. */
const SURE_LEAD = 6;
const MOST_ACQUIRED = 6;

/** What both a seat's own plan and its rivals' share: where in the match it is. */
export interface Season {
  /** Rounds till the expected end. */
  readonly remaining: number;
  readonly caravan: Float64Array;
  readonly perClaim: number;
}

export function seasonOf(weights: LearnedWeights, sight: Sight): Season {
  const { early, late, pace, crowding } = weights;
  const remaining = pace * claimsToEnd(sight) + Math.max(0, OPENING - sight.view.round);
  const whole = 6 * pace + 6;
  const lateness = Math.min(1, Math.max(0, 1 - remaining / whole));
  const between = (one: number, other: number): number => one + (other - one) * lateness;
  const [turmeric, saffron, cardamom, cinnamon] = early.cubes;
  const caravan = fillCaravanWorths(new Float64Array(CARAVAN_COUNT), [
    between(turmeric, late.cubes[0]),
    between(saffron, late.cubes[1]),
    between(cardamom, late.cubes[2]),
    between(cinnamon, late.cubes[3]),
  ]);
  for (const [index, crowd] of CROWDING.entries()) caravan[index] = (caravan[index] ?? 0) - (crowding * crowd) / 10;
  return { remaining, caravan, perClaim: between(early.perClaim, late.perClaim) };
}

/** How a match that ends after so many turns would stand: points of this seat now, and rivals' totals by turn. */
export interface Standing {
  readonly points: number;
  readonly rivalTotals: readonly number[];
  /** The last turn before a rival is predicted to claim the card at each slot. */
  readonly claimsUntil: readonly number[];
  /** The last turn before a rival is predicted to acquire the card of each stall. */
  readonly stallsUntil: readonly number[];
}

/** An appraisal that knows the phase of the match and, given a standing, who would win it. */
export function appraiseLearned(
  weights: LearnedWeights,
  { remaining, caravan, perClaim }: Season,
  { owned, cards, pointRow }: Outset,
  depth: number,
  standing: Standing | null,
): Appraisal {
  const { discount, hazard, cardSpan, cardsFalling, perTurnLeft, winning } = weights;
  const fades = Float64Array.from(
    { length: depth + 1 },
    (_, turn) => discount ** turn * Math.exp(-hazard * Math.max(0, turn - remaining)),
  );
  const wanted = (more: number): number => Math.max(0, 1 - cardsFalling * (owned - 2 + more));
  const outcome = (turn: number, points: number, cubes: number): number => {
    if (!standing) return 0;
    const rival = standing.rivalTotals[Math.min(turn, standing.rivalTotals.length - 1)] ?? 0;
    return winning * Math.tanh((standing.points + points + cubes - rival) / SURE_LEAD);
  };
  return {
    caravan,
    lastCaravan: LAST_CARAVANS,
    stalls: cards.slice(owned).map((card) => weights.cards[card] ?? 0),
    falling: Array.from({ length: MOST_ACQUIRED + 1 }, (_, more) => wanted(more)),
    claims: pointRow.map((card) => (CARD_POINTS[card] ?? 0) + perClaim),
    claimsUntil: standing?.claimsUntil ?? [],
    stallsUntil: standing?.stallsUntil ?? [],
    lateClaims: weights.lateClaims,
    fades,
    cardFades: Float64Array.from({ length: depth + 1 }, (_, turn) =>
      Math.max(0, Math.min(1, (remaining - 0.5 * turn) / cardSpan)),
    ),
    ready: weights.ready,
    finished: (turn, points, left) => {
      const cubes = LAST_CARAVANS[left] ?? 0;
      return (fades[turn] ?? 0) * (cubes + perTurnLeft * (SAVED_OF - turn)) + outcome(turn, points, cubes);
    },
    overtaken: (turn, points, left) => {
      const cubes = LAST_CARAVANS[left] ?? 0;
      return (fades[turn] ?? 0) * cubes + outcome(turn, points, cubes);
    },
  };
}
