/** What is looked for and what comes of it: the words that planner and appraisal share. */

/** How long a bot may think: so many positions, and no longer than until `expired` says so. */
export interface Budget {
  readonly nodes: number;
  readonly expired?: () => boolean;
}

/** What a position is worth to one seat, made ready for one decision. All worths are in points. */
export interface Appraisal {
  /** Worth of the cubes while the match goes on, by caravan. */
  readonly caravan: Float64Array;
  /** Worth of the cubes when it is over, by caravan. RULES 8.2. */
  readonly lastCaravan: Float64Array;
  /** Worth of the card of each stall if it is the first to be acquired. */
  readonly stalls: readonly number[];
  /** What part of that is left for the first, second … card acquired within the plan. */
  readonly falling: readonly number[];
  /** Worth of the point card at each slot, its coin left aside. */
  readonly claims: readonly number[];
  /** The last turn at which the point card at each slot is sure to be there still; `Infinity` if nobody is after it. */
  readonly claimsUntil: readonly number[];
  /** The last turn at which the card of each stall is sure to be there still; it is not reckoned with later. */
  readonly stallsUntil: readonly number[];
  /** What part of its worth a point card has after that turn. */
  readonly lateClaims: number;
  /** What is left of a worth that comes about after so many turns, by that number from 0. */
  readonly fades: Float64Array;
  /** What is left of the worth of cards acquired in the plan once it is so many turns on, by that number from 0. */
  readonly cardFades: Float64Array;
  /** What it is worth to have a card in hand rather than played. */
  readonly ready: number;
  /** What is added for claiming the card that ends the match, by the turn, the points claimed till then and the cubes left. */
  readonly finished: (turn: number, points: number, caravan: number) => number;
  /** What is added when a rival ended the match. */
  readonly overtaken: (turn: number, points: number, caravan: number) => number;
}

/** How far a plan looks. */
export interface Reachout {
  readonly width: number;
  /** How many turns ahead. */
  readonly depth: number;
  /** After so many turns of this seat the match is taken to be over; `Infinity` when nobody is seen to end it. */
  readonly turnsLeft: number;
  /** The first turn, where it is not left to the plan; the outset's caravans are then those it may leave. */
  readonly opening?: Pick<Step, 'kind' | 'index'>;
}

export const PLY_KINDS = ['play', 'acquire', 'claim', 'rest'] as const;
export type PlyKind = (typeof PLY_KINDS)[number];

/** One turn of a plan. */
export interface Step {
  readonly kind: PlyKind;
  /** The card's number in the outset, the stall's slot or the point card's slot as they lie now; 0 for a rest. */
  readonly index: number;
  /** The caravan after it. */
  readonly caravan: number;
}

export interface Plan {
  readonly value: number;
  /** The caravan it starts from: one of the outset's. */
  readonly start: number;
  readonly steps: readonly Step[];
  /** After how many turns this seat claims the card that ends the match; `Infinity` when not within the plan. */
  readonly finish: number;
  /** How many positions were looked at. */
  readonly nodes: number;
}
