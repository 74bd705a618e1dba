/** Why an action is refused; of several reasons the first in this order. RULES "Files". */
export const REFUSALS = [
  'malformed',
  'game-over',
  'wrong-phase',
  'card-not-in-hand',
  'empty-slot',
  'bad-payment',
  'bad-times',
  'bad-upgrade',
  'not-enough-cubes',
  'nothing-to-rest',
  'bad-discard',
] as const;
export type Refusal = (typeof REFUSALS)[number];
