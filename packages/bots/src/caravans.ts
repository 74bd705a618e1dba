import { CARAVAN_LIMIT, spices, type Spices } from '@spice-road/rules';

/**
 * Every way to hold at most ten cubes of four spices, numbered from 0, the empty caravan. A number stands for a caravan
 * in all tables of the fast core: C(14, 4) = 1,001 of them. RULES 7.
 */
export const CARAVAN_COUNT = 1001;

const SIDE = CARAVAN_LIMIT + 1;

/** How many cubes of each spice a caravan holds, by caravan. */
export const TURMERIC = new Uint8Array(CARAVAN_COUNT);
export const SAFFRON = new Uint8Array(CARAVAN_COUNT);
export const CARDAMOM = new Uint8Array(CARAVAN_COUNT);
export const CINNAMON = new Uint8Array(CARAVAN_COUNT);
/** How many cubes it holds in all, by caravan. */
export const CUBES = new Uint8Array(CARAVAN_COUNT);

/** The caravan for four counts written as a number to base eleven; -1 where there are more than ten cubes. */
const NUMBERS = new Int16Array(SIDE ** 4).fill(-1);

let caravan = 0;
for (let cubes = 0; cubes <= CARAVAN_LIMIT; cubes += 1) {
  for (let cinnamon = 0; cinnamon <= cubes; cinnamon += 1) {
    for (let cardamom = 0; cardamom <= cubes - cinnamon; cardamom += 1) {
      for (let saffron = 0; saffron <= cubes - cinnamon - cardamom; saffron += 1) {
        const turmeric = cubes - cinnamon - cardamom - saffron;
        TURMERIC[caravan] = turmeric;
        SAFFRON[caravan] = saffron;
        CARDAMOM[caravan] = cardamom;
        CINNAMON[caravan] = cinnamon;
        CUBES[caravan] = cubes;
        NUMBERS[((turmeric * SIDE + saffron) * SIDE + cardamom) * SIDE + cinnamon] = caravan;
        caravan += 1;
      }
    }
  }
}

/** Expects counts from 0 that make at most ten cubes. */
export function caravanOf(turmeric: number, saffron: number, cardamom: number, cinnamon: number): number {
  return NUMBERS[((turmeric * SIDE + saffron) * SIDE + cardamom) * SIDE + cinnamon] ?? -1;
}

/** The caravan that holds these cubes; -1 for more than ten. */
export function caravanOfSpices({ turmeric, saffron, cardamom, cinnamon }: Spices): number {
  if (turmeric + saffron + cardamom + cinnamon > CARAVAN_LIMIT) return -1;
  return caravanOf(turmeric, saffron, cardamom, cinnamon);
}

export function spicesOfCaravan(index: number): Spices {
  return spices({
    turmeric: TURMERIC[index] ?? 0,
    saffron: SAFFRON[index] ?? 0,
    cardamom: CARDAMOM[index] ?? 0,
    cinnamon: CINNAMON[index] ?? 0,
  });
}

/**
 * What is left of more than ten cubes when the lowest spices are returned first: the handful as it is otherwise. RULES 7.
 * The counts may be anything from 0.
 */
export function withoutLowest(turmeric: number, saffron: number, cardamom: number, cinnamon: number): number {
  let excess = turmeric + saffron + cardamom + cinnamon - CARAVAN_LIMIT;
  if (excess <= 0) return caravanOf(turmeric, saffron, cardamom, cinnamon);
  const returnedTurmeric = Math.min(turmeric, excess);
  excess -= returnedTurmeric;
  const returnedSaffron = Math.min(saffron, excess);
  excess -= returnedSaffron;
  const returnedCardamom = Math.min(cardamom, excess);
  excess -= returnedCardamom;
  return caravanOf(
    turmeric - returnedTurmeric,
    saffron - returnedSaffron,
    cardamom - returnedCardamom,
    cinnamon - excess,
  );
}

/** Every caravan of exactly ten cubes that is left when the excess of a handful is returned, each once. RULES 7. */
export function everyDiscardOf(some: Spices): readonly number[] {
  const kept = caravanOfSpices(some);
  if (kept >= 0) return [kept];
  const left: number[] = [];
  for (let cinnamon = 0; cinnamon <= Math.min(some.cinnamon, CARAVAN_LIMIT); cinnamon += 1) {
    for (let cardamom = 0; cardamom <= Math.min(some.cardamom, CARAVAN_LIMIT - cinnamon); cardamom += 1) {
      for (let saffron = 0; saffron <= Math.min(some.saffron, CARAVAN_LIMIT - cinnamon - cardamom); saffron += 1) {
        const turmeric = CARAVAN_LIMIT - cinnamon - cardamom - saffron;
        if (turmeric <= some.turmeric) left.push(caravanOf(turmeric, saffron, cardamom, cinnamon));
      }
    }
  }
  return left;
}
