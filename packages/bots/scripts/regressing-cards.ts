import { entryOf, judge, layTable, scoreOf, SPICES, tally, viewOf, type LogEntry, type Seat } from '@spice-road/rules';
import { dealOf, FIRST_FITTING_SEED } from '../cli/deals.ts';
import { merchantNumber, MERCHANTS } from '../src/cards.ts';
import { createChooser, seededRandom, type Bot, type Random } from '../src/index.ts';
import { STRONG, STRONG_WEIGHTS } from '../src/levels/strong.ts';
import { solved } from './solved.ts';

/** The run that made Strong's card worths. */
export const STRONG_RUN = { seed: FIRST_FITTING_SEED, matches: 16_500 };

/** When it is noted who owns what. */
const ROUNDS = [8, 12, 16];
const MOST_ROUNDS = 70;
/** What keeps a seldom seen card from an extreme worth. */
const RIDGE = 5;
/** No card is taken to be worth more to begin with: about what the cheapest claims bring. */
const MOST_WORTH = 8;

const POINTS_AT = MERCHANTS.length + SPICES.length;
const FEATURES = POINTS_AT + 4;

interface Sums {
  readonly products: Float64Array;
  readonly leads: Float64Array;
}

/**
 * How much a merchant card owned early adds to the lead at the end, in points, by its number. Two planners that value cards
 * by chance play each other; at some rounds the difference of what both have is noted, and in the end a ridge regression
 * explains the lead by it. The mean over the rounds.
 */
export function regressCards({ seed, matches }: typeof STRONG_RUN): readonly number[] {
  if (seed < FIRST_FITTING_SEED) throw new Error('the seeds below are those of the arena');
  const sums = ROUNDS.map(() => ({
    products: new Float64Array(FEATURES * FEATURES),
    leads: new Float64Array(FEATURES),
  }));
  for (let match = 0; match < matches; match += 1) {
    const random = seededRandom(seed + match);
    play(seed + match, [planner(random), planner(random)], sums);
  }
  const worths = sums.map(({ products, leads }) => {
    for (let card = 0; card < MERCHANTS.length; card += 1) {
      const diagonal = card * FEATURES + card;
      products[diagonal] = (products[diagonal] ?? 0) + RIDGE;
    }
    const found = solved(products, leads);
    return found.slice(0, MERCHANTS.length).map((worth) => worth / (found[POINTS_AT] ?? 1));
  });
  return MERCHANTS.map((_, card) => worths.reduce((sum, found) => sum + (found[card] ?? 0), 0) / ROUNDS.length);
}

/** Strong at half its width, with a taste for cards that nothing but chance gave it. */
function planner(random: Random): Bot['choose'] {
  const cards = MERCHANTS.map(() => MOST_WORTH * random());
  const weights = { ...STRONG_WEIGHTS, cards, cardsEnough: 10 + 10 * random() };
  return createChooser({ ...STRONG, width: 30, depth: 14, values: { kind: 'plain', weights } });
}

function play(deal: number, choosers: readonly Bot['choose'][], sums: readonly Sums[]): void {
  let table = layTable(2, dealOf(deal));
  const log: LogEntry[] = [];
  const noted = new Map<number, Float64Array>();
  const random = seededRandom(deal);
  while (table.phase !== 'over' && table.round < MOST_ROUNDS) {
    const at = ROUNDS.indexOf(table.round);
    if (at >= 0 && table.toAct === 0 && !noted.has(at)) noted.set(at, differenceOf(table.seats));
    const choose = choosers[table.toAct];
    if (!choose) throw new Error('two play');
    const action = choose(viewOf(table, { seat: table.toAct, open: false }), { random, log });
    const verdict = judge(table, action);
    if (!verdict.ok) throw new Error(verdict.refusal);
    log.push(entryOf(table, action));
    table = verdict.table;
  }
  const [one, other] = tally(table).scores;
  for (const [at, difference] of noted) note(sums[at], difference, (one?.total ?? 0) - (other?.total ?? 0));
}

/** What the first seat has more of than the second: cards, cubes, points, claims, played cards; and that it is the first. */
function differenceOf(seats: readonly Seat[]): Float64Array {
  const difference = new Float64Array(FEATURES);
  const add = (at: number, amount: number): void => {
    difference[at] = (difference[at] ?? 0) + amount;
  };
  for (const [index, seat] of seats.entries()) {
    const sign = index === 0 ? 1 : -1;
    const { cards, gold, silver } = scoreOf(seat);
    for (const card of [...seat.hand, ...seat.played].map(merchantNumber)) add(card, sign);
    for (const [spice, name] of SPICES.entries()) add(MERCHANTS.length + spice, sign * seat.caravan[name]);
    add(POINTS_AT, sign * (cards + gold + silver));
    add(POINTS_AT + 1, sign * seat.claimed.length);
    add(POINTS_AT + 2, sign * seat.played.length);
  }
  difference[POINTS_AT + 3] = 1;
  return difference;
}

function note(sum: Sums | undefined, difference: Float64Array, lead: number): void {
  if (!sum) return;
  for (const [row, one] of difference.entries()) {
    if (one === 0) continue;
    sum.leads[row] = (sum.leads[row] ?? 0) + one * lead;
    for (const [column, other] of difference.entries()) {
      const place = row * FEATURES + column;
      sum.products[place] = (sum.products[place] ?? 0) + one * other;
    }
  }
}
