import { lift, scale, add, subtract, SPICES, timesCovered, type MerchantCard, type Spices } from '@spice-road/rules';
import { CARAVAN_COUNT, everyDiscardOf, spicesOfCaravan, withoutLowest } from './caravans.ts';
import { MERCHANTS } from './cards.ts';

/**
 * What each merchant card can make of each caravan in one turn, discards included. The results of card `c` on caravan
 * `v` stand in `results` from `starts[c * 1001 + v]` up to, not including, `starts[c * 1001 + v + 1]`, each once.
 */
export interface Reach {
  readonly starts: Int32Array;
  readonly results: Uint16Array;
}

/** How far a table looks. */
export interface ReachOptions {
  /** `every` use of a card, or the `thorough` ones: an upgrade card is used for as many steps as the caravan has. */
  readonly uses: 'every' | 'thorough';
  /** `every` way to return what is too much, or the `lowest` spices first. RULES 7. */
  readonly discards: 'every' | 'lowest';
}

/** All there is: what the rules allow. */
export const FULL_REACH: ReachOptions = { uses: 'every', discards: 'every' };

/** What planners look at: cubes are worth more the higher they are, so less than the most is hardly ever better. */
export const USEFUL_REACH: ReachOptions = { uses: 'thorough', discards: 'lowest' };

const known = new Map<ReachOptions, Reach>();

/** The table, made when it is first asked for. */
export function reachOf(options: ReachOptions): Reach {
  const made = known.get(options);
  if (made) return made;
  const reach = makeReach(options);
  known.set(options, reach);
  return reach;
}

/** How many bytes a table takes. */
export function bytesOf({ starts, results }: Reach): number {
  return starts.byteLength + results.byteLength;
}

export function makeReach(options: ReachOptions): Reach {
  const starts = new Int32Array(MERCHANTS.length * CARAVAN_COUNT + 1);
  const results: number[] = [];
  /** The entry that a caravan was last a result of, so that each is one once. */
  const seen = new Int32Array(CARAVAN_COUNT).fill(-1);
  let entry = 0;
  for (const card of MERCHANTS) {
    for (let caravan = 0; caravan < CARAVAN_COUNT; caravan += 1) {
      starts[entry] = results.length;
      for (const handful of handfulsAfter(card, spicesOfCaravan(caravan), options)) {
        for (const result of kept(handful, options)) {
          if (seen[result] === entry) continue;
          seen[result] = entry;
          results.push(result);
        }
      }
      entry += 1;
    }
  }
  starts[entry] = results.length;
  return { starts, results: Uint16Array.from(results) };
}

function kept(handful: Spices, { discards }: ReachOptions): readonly number[] {
  if (discards === 'every') return everyDiscardOf(handful);
  return [withoutLowest(handful.turmeric, handful.saffron, handful.cardamom, handful.cinnamon)];
}

/** The caravan after each way to use the card, before any discard. RULES 3. */
function handfulsAfter(card: MerchantCard, caravan: Spices, { uses }: ReachOptions): readonly Spices[] {
  switch (card.kind) {
    case 'gather':
      return [add(caravan, card.gain)];
    case 'upgrade':
      return uses === 'every' ? lifted(caravan, card.steps, 0) : liftedMost(caravan, card.steps);
    case 'trade': {
      const after: Spices[] = [];
      for (let times = timesCovered(caravan, card.give); times >= 1; times -= 1) {
        after.push(add(subtract(caravan, scale(card.give, times)), scale(card.take, times)));
      }
      return after;
    }
  }
}

/** All that up to `steps` upgrades make, none of them of a spice below the `from`th. */
function lifted(caravan: Spices, steps: number, from: number): readonly Spices[] {
  if (steps === 0) return [caravan];
  const further = SPICES.slice(from).flatMap((spice, index) => {
    const higher = lift(caravan, spice);
    return higher ? lifted(higher, steps - 1, from + index) : [];
  });
  return [caravan, ...further];
}

/** Only the results of the longest run of steps there is. */
function liftedMost(caravan: Spices, steps: number): readonly Spices[] {
  for (let most = steps; most > 0; most -= 1) {
    const results = liftedExactly(caravan, most, 0);
    if (results.length > 0) return results;
  }
  return [];
}

function liftedExactly(caravan: Spices, steps: number, from: number): readonly Spices[] {
  if (steps === 0) return [caravan];
  return SPICES.slice(from).flatMap((spice, index) => {
    const higher = lift(caravan, spice);
    return higher ? liftedExactly(higher, steps - 1, from + index) : [];
  });
}
