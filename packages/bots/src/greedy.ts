import {
  COIN_POINTS,
  legalActions,
  pointCard,
  preview,
  SPICES,
  total,
  CARAVAN_LIMIT,
  type Action,
  type Outlook,
  type Seat,
} from '@spice-road/rules';

/** One cube of each spice, lowest first, to the greedy. */
const CUBES = [0.8, 1.7, 2.6, 3.5];
/** A card ready to play, and one that waits for a rest. */
const READY = 1.5;
const SPENT = 0.9;
/** From so many cards on the greedy wants no more. */
const ENOUGH_CARDS = 9;

/**
 * A reference opponent: looks at every legal action, one turn ahead, and takes the one after which its seat looks best.
 * It never plans; levels are measured against it.
 */
export function greedyChoice(outlook: Outlook): Action {
  let best: Action | null = null;
  let most = -Infinity;
  for (const action of legalActions(outlook)) {
    const worth = worthOf(preview(outlook, action));
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  if (!best) throw new Error('whoever is to act has a legal action');
  return best;
}

function worthOf({ hand, played, caravan, claimed, coins }: Seat): number {
  const points = claimed.reduce((sum, id) => sum + pointCard(id).points, 0);
  const coinPoints = coins.gold * COIN_POINTS.gold + coins.silver * COIN_POINTS.silver;
  const cubes = SPICES.reduce((sum, spice, index) => sum + caravan[spice] * (CUBES[index] ?? 0), 0);
  // What is too much goes back, at the price of the lowest spice.
  const excess = Math.max(0, total(caravan) - CARAVAN_LIMIT) * 1.2;
  const owned = hand.length + played.length;
  const beyond = Math.max(0, owned - ENOUGH_CARDS) * READY;
  return points + coinPoints + cubes - excess + READY * hand.length + SPENT * played.length - beyond;
}
