import type { Action } from './action.ts';
import { merchantCard } from './cards/merchant-cards.ts';
import { SPICES } from './spice.ts';

/**
 * Does the action say something at all? The types leave room for what no notation can write: a use of another kind than
 * its card, or numbers that do not count. RULES "Files", `malformed`.
 */
export function isWellFormed(action: Action): boolean {
  switch (action.type) {
    case 'play':
      return (
        action.use.kind === merchantCard(action.card).kind &&
        (action.use.kind !== 'trade' || Number.isInteger(action.use.times))
      );
    case 'acquire':
    case 'claim':
      return Number.isInteger(action.slot);
    case 'discard':
      return SPICES.every((spice) => Number.isInteger(action.spices[spice]) && action.spices[spice] >= 0);
    case 'rest':
      return true;
  }
}
