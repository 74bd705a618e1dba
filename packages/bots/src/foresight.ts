import { CARD_POINTS } from './cards.ts';
import { LAST_CARAVANS } from './caravan-worths.ts';
import { outsetOf, type Outset } from './outset.ts';
import type { Appraisal, Budget, Plan } from './plan.ts';
import type { Planner } from './planner.ts';
import { knowledgeOf, type Sight } from './sight.ts';

/** How rivals' futures are looked into. */
export interface ForesightSettings {
  readonly width: number;
  readonly depth: number;
  /** Only a rival that needs no more claims than this to end the match is looked at; 0 looks at nobody. */
  readonly claimsToEnd: number;
  /** How many coming claims of each rival are reckoned with. */
  readonly claimsSeen: number;
  /** Acquisitions within so many turns of a rival are reckoned with. */
  readonly stallsSeen: number;
}

/** What the rivals are predicted to do if nobody disturbs them. */
export interface Foresight {
  /** How many turns the deciding seat has before a rival's end of the match; `Infinity` when none is in sight. */
  readonly turnsLeft: number;
  /** The best total of a rival if the match ends in the round of the deciding seat's turn so many turns ahead. */
  readonly rivalTotals: readonly number[];
  /** The last turn of the deciding seat before a rival is predicted to claim the card at each slot. */
  readonly claimsUntil: readonly number[];
  /** The same for the cards of the stalls. */
  readonly stallsUntil: readonly number[];
  readonly nodes: number;
}

/** The furthest turn that totals are told for; the last holds for all that follow. */
const FURTHEST = 40;

/** Points a rival is taken to make of its cubes and coming turns when it is not looked at more closely. */
const STILL_TO_COME = 3;

export function foresee(
  sight: Sight,
  planner: Planner,
  { width, depth, claimsToEnd, claimsSeen, stallsSeen }: ForesightSettings,
  appraise: (outset: Outset) => Appraisal,
  budget: Budget,
): Foresight {
  const { view, you } = sight;
  const rivals = [...sight.seats.keys()].filter((seat) => seat !== you);
  const floor = Math.max(...rivals.map((seat) => knowledgeOf(sight, seat).points)) + STILL_TO_COME;
  const rivalTotals = Array.from({ length: FURTHEST }, () => floor);
  // In the last round those before in seat order have had their last turn. RULES 8.1.
  let turnsLeft = view.lastRound ? 1 : Infinity;
  const stallsUntil = view.merchantRow.map(() => Infinity);
  const claimsUntil = view.pointRow.map(() => Infinity);
  let nodes = 0;
  for (const seat of rivals) {
    const rival = knowledgeOf(sight, seat);
    const isBefore = seat < you;
    if (view.pointCardsToEnd - rival.claimed > claimsToEnd || (view.lastRound && isBefore)) continue;
    const outset = outsetOf(view, rival);
    const reachout = { width, depth, turnsLeft: view.lastRound ? 1 : Infinity };
    const plan = planner(outset, appraise(outset), reachout, { ...budget, nodes: budget.nodes - nodes });
    nodes += plan.nodes;
    if (!view.lastRound) turnsLeft = Math.min(turnsLeft, plan.finish + (isBefore ? 1 : 0));
    // Between this seat's turn and its next, each rival has one: what it claims with its first is gone at the second.
    const claims = [...plan.steps.entries()].filter(([, { kind }]) => kind === 'claim').slice(0, claimsSeen);
    for (const [at, { index: slot }] of claims) claimsUntil[slot] = Math.min(claimsUntil[slot] ?? Infinity, at + 1);
    for (const [at, { kind, index: slot }] of plan.steps.slice(0, stallsSeen).entries()) {
      if (kind === 'acquire') stallsUntil[slot] = Math.min(stallsUntil[slot] ?? Infinity, at + 1);
    }
    const totals = totalsOf(outset, plan, rival.points);
    for (const turn of rivalTotals.keys()) {
      // A rival before in seat order has had one turn less in the coming rounds.
      const turns = Math.min(totals.length - 1, Math.max(0, isBefore ? turn - 1 : turn));
      rivalTotals[turn] = Math.max(rivalTotals[turn] ?? floor, totals[turns] ?? floor);
    }
  }
  return { turnsLeft, rivalTotals, claimsUntil, stallsUntil, nodes };
}

/** The total after each turn of a plan, by the number of turns from 0. */
function totalsOf({ pointRow, coinPoints }: Outset, { start, steps }: Plan, points: number): readonly number[] {
  const totals = [points + (LAST_CARAVANS[start] ?? 0)];
  const taken: number[] = [];
  let sum = points;
  for (const { kind, index, caravan } of steps) {
    if (kind === 'claim') {
      // Coins stay over their places while the row slides. RULES 6.2.
      const place = index - taken.filter((slot) => slot < index).length;
      sum += (CARD_POINTS[pointRow[index] ?? 0] ?? 0) + (coinPoints[place] ?? 0);
      taken.push(index);
    }
    totals.push(sum + (LAST_CARAVANS[caravan] ?? 0));
  }
  return totals;
}
