import { CARAVAN_COUNT, CARDAMOM, CINNAMON, SAFFRON, TURMERIC, withoutLowest } from './caravans.ts';
import { CARD_POINTS } from './cards.ts';
import { Layer } from './layer.ts';
import {
  ACQUIRE,
  ACQUIRED_SHIFT,
  BITS,
  bitsOf,
  CARAVAN_BITS,
  CLAIM,
  CLAIMED_SHIFT,
  openingOf,
  PLAY,
  REST,
} from './opening.ts';
import type { Outset } from './outset.ts';
import { PLY_KINDS, type Appraisal, type Budget, type Plan, type Reachout, type Step } from './plan.ts';
import { reachOf, USEFUL_REACH } from './reach.ts';
import { AFTER_CLAIM, AFTER_PAYING } from './spending.ts';

/** How many ways there are, at most, to hold exactly ten cubes: C(13, 3). */
const MOST_DISCARDS = 286;

/** After so many positions of a layer the clock is looked at: a whole layer of the widest beam takes too long. A power of 2. */
const GLANCE = 64;

/** Looks for the best future of one seat that nobody else disturbs: a beam search. */
export type Planner = (outset: Outset, appraisal: Appraisal, reachout: Reachout, budget: Budget) => Plan;

/** Working memory for plans of one width. */
interface Room {
  readonly layers: readonly [Layer, Layer];
  /** For each turn, how its positions were reached. */
  readonly history: readonly { readonly parents: Int32Array; readonly plies: Int32Array }[];
}

function historyOf(width: number, depth: number): Room['history'] {
  return Array.from({ length: depth + 1 }, () => ({ parents: new Int32Array(width), plies: new Int32Array(width) }));
}

/** Keeps its working memory from call to call; a plan depends on the arguments alone. */
export function createPlanner(): Planner {
  const rooms = new Map<number, Room>();

  function roomFor(width: number, depth: number): Room {
    const known = rooms.get(width);
    if (known && known.history.length > depth) return known;
    const room = { layers: [new Layer(width), new Layer(width)], history: historyOf(width, depth) } as const;
    rooms.set(width, room);
    return room;
  }

  return function plan(outset, appraisal, reachout, budget) {
    const { starts, results } = reachOf(USEFUL_REACH);
    const { caravans, cards, owned, stalls, pointRow, coinPoints, claimed, pointCardsToEnd } = outset;
    const { stalls: stallWorth, falling, claims, claimsUntil, stallsUntil, lateClaims, ready } = appraisal;
    const turns = Math.min(reachout.depth, reachout.turnsLeft);
    // A start for every discard must fit the first layer.
    const width = caravans.length > reachout.width ? MOST_DISCARDS : reachout.width;
    const { layers, history } = roomFor(width, Math.max(1, turns));
    let [layer, next] = layers;
    const own = 2 ** owned - 1;
    const cardBases = cards.map((card) => card * CARAVAN_COUNT);
    // In the last round more claims end nothing.
    const stillToClaim = claimed < pointCardsToEnd ? pointCardsToEnd - claimed : Infinity;

    const opened = openingOf(outset, appraisal, reachout.opening);
    layer.clear();
    for (const [index, caravan] of caravans.entries()) {
      const { others, hand, gain, assets, points, fade, cardFade } = opened;
      const score = gain + fade * ((appraisal.caravan[caravan] ?? 0) + cardFade * assets);
      layer.add(others | caravan, hand, gain, assets, points, score, index, opened.ply | (caravan << 8));
    }
    const firstTurn = reachout.opening ? 2 : 1;
    history[1]?.parents.set(layer.parent);
    history[1]?.plies.set(layer.ply);

    let nodes = 0;
    let end = { value: -Infinity, turn: 0, parent: 0, ply: 0 };
    let reached = firstTurn - 1;
    for (let turn = firstTurn; turn <= turns; turn += 1) {
      const fade = appraisal.fades[turn] ?? 0;
      const over = turn === reachout.turnsLeft;
      const cardFade = over ? 0 : (appraisal.cardFades[turn] ?? 0);
      const caravanWorth = over ? appraisal.lastCaravan : appraisal.caravan;
      next.clear();
      let isLate = false;
      for (let place = 0; place < layer.size; place += 1) {
        // A layer that is not whole is given up, unless there is no other.
        if (place > 0 && place % GLANCE === 0 && budget.expired?.()) {
          isLate = true;
          break;
        }
        const state = layer.state[place] ?? 0;
        const hand = layer.hand[place] ?? 0;
        const gain = layer.gain[place] ?? 0;
        const assets = layer.assets[place] ?? 0;
        const points = layer.points[place] ?? 0;
        const caravan = state & CARAVAN_BITS;
        const others = state & ~CARAVAN_BITS;
        const gone = state >> ACQUIRED_SHIFT;
        const taken = (state >> CLAIMED_SHIFT) & 31;
        const kept = cardFade * assets;

        const spent = assets - ready;
        const keptSpent = cardFade * spent;
        for (let left = hand; left !== 0; left &= left - 1) {
          const card = 31 - Math.clz32(left & -left);
          const entry = (cardBases[card] ?? 0) + caravan;
          const after = hand & ~(1 << card);
          const last = starts[entry + 1] ?? 0;
          for (let at = starts[entry] ?? 0; at < last; at += 1) {
            const result = results[at] ?? 0;
            nodes += 1;
            const score = gain + fade * ((caravanWorth[result] ?? 0) + keptSpent);
            if (score > next.floor) {
              next.add(others | result, after, gain, spent, points, score, place, PLAY | (card << 2) | (result << 8));
            }
          }
        }

        const all = own | (gone << owned);
        if (hand !== all) {
          nodes += 1;
          const rested = assets + ready * bitsOf(all & ~hand);
          const score = gain + fade * ((caravanWorth[caravan] ?? 0) + cardFade * rested);
          if (score > next.floor) {
            next.add(state, all, gain, rested, points, score, place, REST | (caravan << 8));
          }
        }

        const fallen = falling[BITS[gone] ?? 0] ?? 0;
        let price = 0;
        for (let slot = 0; slot < stalls.length; slot += 1) {
          if ((gone >> slot) & 1 || turn > (stallsUntil[slot] ?? Infinity)) continue;
          const paid = AFTER_PAYING[price * CARAVAN_COUNT + caravan] ?? -1;
          price += 1;
          if (paid < 0) break;
          const stall = stalls[slot];
          const result =
            !stall || stall.bare
              ? paid
              : withoutLowest(
                  (TURMERIC[paid] ?? 0) + stall.spices.turmeric,
                  (SAFFRON[paid] ?? 0) + stall.spices.saffron,
                  (CARDAMOM[paid] ?? 0) + stall.spices.cardamom,
                  (CINNAMON[paid] ?? 0) + stall.spices.cinnamon,
                );
          nodes += 1;
          const grown = assets + (stallWorth[slot] ?? 0) * fallen;
          const score = gain + fade * ((caravanWorth[result] ?? 0) + cardFade * grown);
          if (score > next.floor) {
            const acquired = others | result | (1 << (ACQUIRED_SHIFT + slot));
            const card = owned + slot;
            next.add(
              acquired,
              hand | (1 << card),
              gain,
              grown,
              points,
              score,
              place,
              ACQUIRE | (slot << 2) | (result << 8),
            );
          }
        }

        let position = 0;
        for (let slot = 0; slot < pointRow.length; slot += 1) {
          if ((taken >> slot) & 1) continue;
          const coin = coinPoints[position] ?? 0;
          position += 1;
          const result = AFTER_CLAIM[(pointRow[slot] ?? 0) * CARAVAN_COUNT + caravan] ?? -1;
          if (result < 0) continue;
          nodes += 1;
          const share = turn > (claimsUntil[slot] ?? Infinity) ? lateClaims : 1;
          const grown = gain + fade * share * ((claims[slot] ?? 0) + coin);
          const brought = points + (CARD_POINTS[pointRow[slot] ?? 0] ?? 0) + coin;
          const ply = CLAIM | (slot << 2) | (result << 8);
          if ((BITS[taken] ?? 0) + 1 >= stillToClaim) {
            const value = grown + appraisal.finished(turn, brought, result);
            if (value > end.value) end = { value, turn, parent: place, ply };
            continue;
          }
          const score = grown + fade * ((caravanWorth[result] ?? 0) + kept);
          if (score > next.floor) {
            next.add(others | result | (1 << (CLAIMED_SHIFT + slot)), hand, grown, assets, brought, score, place, ply);
          }
        }
      }
      if (next.size === 0 || (isLate && turn > firstTurn)) break;
      history[turn]?.parents.set(next.parent);
      history[turn]?.plies.set(next.ply);
      [layer, next] = [next, layer];
      reached = turn;
      if (isLate || nodes >= budget.nodes || budget.expired?.()) break;
    }
    const best = bestOf(layer, reached, reached === reachout.turnsLeft ? appraisal : null);
    return end.value > best.value
      ? { ...read(end.turn, end.parent, end.ply), value: end.value, finish: end.turn, nodes }
      : { ...read(reached, best.parent, best.ply), value: best.value, finish: Infinity, nodes };

    function read(turn: number, parent: number, ply: number): Pick<Plan, 'start' | 'steps'> {
      const steps: Step[] = turn > 0 ? [stepOf(ply)] : [];
      let place = parent;
      for (let before = turn - 1; before > 0; before -= 1) {
        steps.unshift(stepOf(history[before]?.plies[place] ?? 0));
        place = history[before]?.parents[place] ?? 0;
      }
      return { start: caravans[place] ?? 0, steps };
    }
  };
}

/** The best place of a layer, valued as the end of the match if an appraisal of that is given. */
function bestOf(layer: Layer, turn: number, closing: Appraisal | null): { value: number; parent: number; ply: number } {
  let value = -Infinity;
  let best = 0;
  for (let place = 0; place < layer.size; place += 1) {
    const worth = closing
      ? (layer.gain[place] ?? 0) +
        closing.overtaken(turn, layer.points[place] ?? 0, (layer.state[place] ?? 0) & CARAVAN_BITS)
      : (layer.score[place] ?? 0);
    if (worth <= value) continue;
    value = worth;
    best = place;
  }
  return { value, parent: layer.parent[best] ?? 0, ply: layer.ply[best] ?? 0 };
}

function stepOf(ply: number): Step {
  return { kind: PLY_KINDS[ply & 3] ?? 'rest', index: (ply >> 2) & 63, caravan: ply >> 8 };
}
