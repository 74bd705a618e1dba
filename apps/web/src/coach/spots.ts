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

const { merchants, hand, caravan } = SELECTORS;
const PICKED = '[data-row="points"] [data-state="picked"]';

/** What the words speak of besides: it stays in sight as far as there is room. */
const ABOUT: Partial<Record<Stop | HintName, readonly string[]>> = {
  plaque: [hand, merchants],
  turn: [hand, merchants],
  draft: [caravan, merchants, PICKED],
  rest: [merchants, caravan],
  claim: [caravan],
};

/** Selectors of everything that the words are about besides what is pointed at. */
export function aboutOf(what: Stop | HintName): readonly string[] {
  return ABOUT[what] ?? [];
}

export function selectorOfStop(stop: Stop): string {
  return SELECTORS[stop];
}

export function selectorOfHint(hint: HintName): string {
  return SELECTORS[SPOTS[hint]];
}
