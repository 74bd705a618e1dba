import { SPICES, type Spices } from '@spice-road/rules';
import { CARAVAN_COUNT, everyDiscardOf, spicesOfCaravan } from './caravans.ts';
import { CARD_POINTS } from './cards.ts';
import { AFTER_CLAIM } from './spending.ts';
import { AT, OF_SEAT, SEAT_SIZE, type Position } from './position.ts';
import { FULL_REACH, reachOf } from './reach.ts';

/**
 * A whole turn as one number, a discard included: the kind in two bits, six for the card or slot, ten for the caravan
 * after it, and two for the spice paid on each stall, the leftmost lowest.
 */
export type Ply = number;

export const PLY = { play: 0, acquire: 1, claim: 2, rest: 3 } as const;
const PAYMENT_SHIFT = 18;

export function plyOf(kind: number, index: number, caravan: number, payment: number): Ply {
  return kind | (index << 2) | (caravan << 8) | (payment << PAYMENT_SHIFT);
}

/** Every ply the seat to act may take, each once. RULES 2 to 7. */
export function pliesOf(position: Position): readonly Ply[] {
  const me = AT.firstSeat + (position[AT.toAct] ?? 0) * SEAT_SIZE;
  const caravan = position[me + OF_SEAT.caravan] ?? 0;
  return [...plays(position, me, caravan), ...acquisitions(position, caravan), ...others(position, me, caravan)];
}

/** Takes the ply in place, and ends the turn. */
export function carryOut(position: Position, ply: Ply): void {
  const seat = position[AT.toAct] ?? 0;
  const me = AT.firstSeat + seat * SEAT_SIZE;
  const index = (ply >> 2) & 63;
  switch (ply & 3) {
    case PLY.play: {
      const half = index >> 5;
      const bit = 1 << (index & 31);
      position[me + OF_SEAT.hand + half] = (position[me + OF_SEAT.hand + half] ?? 0) & ~bit;
      position[me + OF_SEAT.played + half] = (position[me + OF_SEAT.played + half] ?? 0) | bit;
      break;
    }
    case PLY.acquire:
      acquire(position, me, index, ply >> PAYMENT_SHIFT);
      break;
    case PLY.claim:
      claim(position, me, index);
      break;
    case PLY.rest:
      for (let half = 0; half < 2; half += 1) {
        position[me + OF_SEAT.hand + half] =
          (position[me + OF_SEAT.hand + half] ?? 0) | (position[me + OF_SEAT.played + half] ?? 0);
        position[me + OF_SEAT.played + half] = 0;
      }
  }
  position[me + OF_SEAT.caravan] = (ply >> 8) & 1023;
  endTurn(position, seat, me);
}

function acquire(position: Position, me: number, slot: number, payment: number): void {
  const number = position[AT.merchantRow + slot] ?? 0;
  const half = me + OF_SEAT.hand + (number >> 5);
  position[half] = (position[half] ?? 0) | (1 << (number & 31));
  for (let stall = 0; stall < slot; stall += 1) {
    const spice = (payment >> (2 * stall)) & 3;
    position[AT.stallSpices + stall] = (position[AT.stallSpices + stall] ?? 0) + (1 << (8 * spice));
  }
  const last = (position[AT.merchantRowLength] ?? 0) - 1;
  for (let stall = slot; stall < last; stall += 1) {
    position[AT.merchantRow + stall] = position[AT.merchantRow + stall + 1] ?? 0;
    position[AT.stallSpices + stall] = position[AT.stallSpices + stall + 1] ?? 0;
  }
  position[AT.stallSpices + last] = 0;
  const left = position[AT.merchantsLeft] ?? 0;
  if (left > 0) {
    position[AT.merchantRow + last] = position[AT.merchantDeck + left - 1] ?? 0;
    position[AT.merchantDeck + left - 1] = 0;
    position[AT.merchantsLeft] = left - 1;
  } else {
    position[AT.merchantRow + last] = 0;
    position[AT.merchantRowLength] = last;
  }
}

function claim(position: Position, me: number, slot: number): void {
  const gold = position[AT.gold] ?? 0;
  const silver = position[AT.silver] ?? 0;
  // RULES 6.2: the silver pile moves over slot 0 when gold runs out.
  if (slot === 0 && gold > 0) {
    position[AT.gold] = gold - 1;
    position[me + OF_SEAT.gold] = (position[me + OF_SEAT.gold] ?? 0) + 1;
  } else if (slot === (gold > 0 ? 1 : 0) && silver > 0) {
    position[AT.silver] = silver - 1;
    position[me + OF_SEAT.silver] = (position[me + OF_SEAT.silver] ?? 0) + 1;
  }
  position[me + OF_SEAT.points] = (position[me + OF_SEAT.points] ?? 0) + pointsOf(position, slot);
  position[me + OF_SEAT.claimed] = (position[me + OF_SEAT.claimed] ?? 0) + 1;
  const last = (position[AT.pointRowLength] ?? 0) - 1;
  for (let place = slot; place < last; place += 1) {
    position[AT.pointRow + place] = position[AT.pointRow + place + 1] ?? 0;
  }
  const left = position[AT.pointsLeft] ?? 0;
  if (left > 0) {
    position[AT.pointRow + last] = position[AT.pointDeck + left - 1] ?? 0;
    position[AT.pointDeck + left - 1] = 0;
    position[AT.pointsLeft] = left - 1;
  } else {
    position[AT.pointRow + last] = 0;
    position[AT.pointRowLength] = last;
  }
}

function pointsOf(position: Position, slot: number): number {
  return CARD_POINTS[position[AT.pointRow + slot] ?? 0] ?? 0;
}

/** RULES 8.1. */
function endTurn(position: Position, seat: number, me: number): void {
  if ((position[me + OF_SEAT.claimed] ?? 0) >= (position[AT.pointCardsToEnd] ?? 0)) position[AT.lastRound] = 1;
  if (seat + 1 < (position[AT.seats] ?? 0)) {
    position[AT.toAct] = seat + 1;
  } else if (position[AT.lastRound] === 1) {
    position[AT.over] = 1;
  } else {
    position[AT.toAct] = 0;
    position[AT.round] = (position[AT.round] ?? 0) + 1;
  }
}

function plays(position: Position, me: number, caravan: number): readonly Ply[] {
  const { starts, results } = reachOf(FULL_REACH);
  const found: Ply[] = [];
  for (let half = 0; half < 2; half += 1) {
    for (let left = position[me + OF_SEAT.hand + half] ?? 0; left !== 0; left &= left - 1) {
      const card = 32 * half + 31 - Math.clz32(left & -left);
      const entry = card * CARAVAN_COUNT + caravan;
      for (const result of results.subarray(starts[entry], starts[entry + 1])) {
        found.push(plyOf(PLY.play, card, result, 0));
      }
    }
  }
  return found;
}

function acquisitions(position: Position, caravan: number): readonly Ply[] {
  const found: Ply[] = [];
  let purses = [{ payment: 0, left: spicesOfCaravan(caravan) }];
  for (let slot = 0; slot < (position[AT.merchantRowLength] ?? 0); slot += 1) {
    const lying = position[AT.stallSpices + slot] ?? 0;
    for (const { payment, left } of purses) {
      for (const result of everyDiscardOf(withPacked(left, lying)))
        found.push(plyOf(PLY.acquire, slot, result, payment));
    }
    purses = purses.flatMap(({ payment, left }) =>
      SPICES.flatMap((spice, number) =>
        left[spice] > 0
          ? [{ payment: payment | (number << (2 * slot)), left: { ...left, [spice]: left[spice] - 1 } }]
          : [],
      ),
    );
  }
  return found;
}

function others(position: Position, me: number, caravan: number): readonly Ply[] {
  const found: Ply[] = [];
  if (position[me + OF_SEAT.played] || position[me + OF_SEAT.played + 1]) found.push(plyOf(PLY.rest, 0, caravan, 0));
  for (let slot = 0; slot < (position[AT.pointRowLength] ?? 0); slot += 1) {
    const left = AFTER_CLAIM[(position[AT.pointRow + slot] ?? 0) * CARAVAN_COUNT + caravan] ?? -1;
    if (left >= 0) found.push(plyOf(PLY.claim, slot, left, 0));
  }
  return found;
}

function withPacked(some: Spices, lying: number): Spices {
  return {
    turmeric: some.turmeric + (lying & 255),
    saffron: some.saffron + ((lying >> 8) & 255),
    cardamom: some.cardamom + ((lying >> 16) & 255),
    cinnamon: some.cinnamon + (lying >>> 24),
  };
}
