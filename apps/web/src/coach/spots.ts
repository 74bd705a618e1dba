import type { HintName } from './lessons.ts';
import type { Stop } from './tour.ts';

type Spot = Stop | 'claimable';

/** Where a thing of the table is, by the names that the table itself gives its parts. */
const SELECTORS = {
  merchants: '[data-row="merchants"]',
  points: '[data-row="points"]',
  caravan: 'section [data-row="caravan"]',
  hand: '[data-row="hand"]',
  others: '[data-row="opponents"]',
  plaque: '[data-anchor="plaque"]',
  progress: '[data-spot="progress"]',
  claimable: '[data-row="points"] [data-state="legal"]',
} as const satisfies Record<Spot, string>;

/** What a hint is about, or where it hides nothing that is wanted now. */
const SPOTS = {
  turn: 'plaque',
  draft: 'plaque',
  rest: 'plaque',
  full: 'caravan',
  claim: 'claimable',
  last: 'progress',
} as const satisfies Record<HintName, Spot>;

const { merchants, points, hand, caravan, plaque } = SELECTORS;
const PICKED = '[data-row="points"] [data-state="picked"]';

/** What is wanted besides, by its words or by whoever acts now: it stays in sight as far as there is room, the first first. */
const WANTED: Partial<Record<Stop | HintName, readonly string[]>> = {
  plaque: [hand, merchants],
  turn: [hand, merchants, points],
  draft: [caravan, merchants, PICKED, points, hand],
  rest: [merchants, caravan, points],
  full: [plaque, points],
  claim: [caravan, plaque, merchants, hand],
  last: [plaque, caravan, points, merchants, hand],
};

/** Selectors of everything that is wanted besides what is pointed at. */
export function wantedWith(what: Stop | HintName): readonly string[] {
  return WANTED[what] ?? [];
}

export function selectorOfStop(stop: Stop): string {
  return SELECTORS[stop];
}

export function selectorOfHint(hint: HintName): string {
  return SELECTORS[SPOTS[hint]];
}
