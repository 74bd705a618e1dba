import { CARAVAN_COUNT, CARDAMOM, caravanOf, CINNAMON, CUBES, SAFFRON, TURMERIC } from './caravans.ts';
import { POINTS } from './cards.ts';

/** The caravan once a point card is claimed, by point card and caravan; -1 where it cannot be. RULES 6.1. */
export const AFTER_CLAIM = new Int16Array(POINTS.length * CARAVAN_COUNT).fill(-1);

/** How many stalls can lie to the left of the card taken. RULES 4.1. */
const MOST_PAID = 5;

/** The caravan once so many of its lowest cubes are paid, by that number and caravan; -1 where it has too few. */
export const AFTER_PAYING = new Int16Array((MOST_PAID + 1) * CARAVAN_COUNT).fill(-1);

for (let caravan = 0; caravan < CARAVAN_COUNT; caravan += 1) {
  const turmeric = TURMERIC[caravan] ?? 0;
  const saffron = SAFFRON[caravan] ?? 0;
  const cardamom = CARDAMOM[caravan] ?? 0;
  const cinnamon = CINNAMON[caravan] ?? 0;
  for (const [card, { demand }] of POINTS.entries()) {
    const left = [
      turmeric - demand.turmeric,
      saffron - demand.saffron,
      cardamom - demand.cardamom,
      cinnamon - demand.cinnamon,
    ] as const;
    if (Math.min(...left) >= 0) AFTER_CLAIM[card * CARAVAN_COUNT + caravan] = caravanOf(...left);
  }
  for (let paid = 0; paid <= Math.min(MOST_PAID, CUBES[caravan] ?? 0); paid += 1) {
    const fromTurmeric = Math.min(paid, turmeric);
    const fromSaffron = Math.min(paid - fromTurmeric, saffron);
    const fromCardamom = Math.min(paid - fromTurmeric - fromSaffron, cardamom);
    const fromCinnamon = paid - fromTurmeric - fromSaffron - fromCardamom;
    AFTER_PAYING[paid * CARAVAN_COUNT + caravan] = caravanOf(
      turmeric - fromTurmeric,
      saffron - fromSaffron,
      cardamom - fromCardamom,
      cinnamon - fromCinnamon,
    );
  }
}
