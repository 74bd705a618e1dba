import { CARAVAN_COUNT } from './caravans.ts';
import { CARD_POINTS } from './cards.ts';
import { fillCaravanWorths, LAST_CARAVANS, type CubeWorths } from './caravan-worths.ts';
import type { Outset } from './outset.ts';
import type { Appraisal } from './plan.ts';

/** What a planner believes things to be worth, in points: the same from the first turn to the last. */
export interface PlainWeights {
  readonly cubes: CubeWorths;
  /** What a turn's delay leaves of any worth. */
  readonly discount: number;
  /** Added for every claim: it brings the end nearer. */
  readonly perClaim: number;
  /** Added for each turn left of the plan when this seat ends the match. */
  readonly perTurnLeft: number;
  /** A merchant card owned, by its number; starting cards first. */
  readonly cards: readonly number[];
  /** How many owned cards it takes until a further one is worth nothing; it falls evenly till then. */
  readonly cardsEnough: number;
}

/** The most cards a plan can acquire: a row of them. */
const MOST_ACQUIRED = 6;

const caravanWorths = new Map<CubeWorths, Float64Array>();

function worthsFor(cubes: CubeWorths): Float64Array {
  const worths = caravanWorths.get(cubes) ?? fillCaravanWorths(new Float64Array(CARAVAN_COUNT), cubes);
  caravanWorths.set(cubes, worths);
  return worths;
}

/** The plain appraisal: a sum over what one owns, whatever the others do. */
export function appraisePlainly(weights: PlainWeights, { owned, cards, pointRow }: Outset, depth: number): Appraisal {
  const { discount, perClaim, perTurnLeft, cardsEnough } = weights;
  return {
    caravan: worthsFor(weights.cubes),
    lastCaravan: LAST_CARAVANS,
    stalls: cards.slice(owned).map((card) => weights.cards[card] ?? 0),
    falling: Array.from({ length: MOST_ACQUIRED + 1 }, (_, more) => Math.max(0, 1 - (owned + more) / cardsEnough)),
    claims: pointRow.map((card) => (CARD_POINTS[card] ?? 0) + perClaim),
    claimsUntil: [],
    stallsUntil: [],
    lateClaims: 1,
    fades: Float64Array.from({ length: depth + 1 }, (_, turn) => discount ** turn),
    cardFades: new Float64Array(depth + 1).fill(1),
    ready: 0,
    finished: (turn, _, caravan) => discount ** turn * ((LAST_CARAVANS[caravan] ?? 0) + perTurnLeft * (depth - turn)),
    overtaken: (turn, _, caravan) => discount ** turn * (LAST_CARAVANS[caravan] ?? 0),
  };
}
