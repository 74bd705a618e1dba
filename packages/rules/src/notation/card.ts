import { isMerchantCardId, type MerchantCardId } from '../cards/merchant-cards.ts';
import { isPointCardId, type PointCardId } from '../cards/point-cards.ts';
import { inHandOrder } from '../table.ts';
import { list, mapped } from './parser.ts';

/** Cards are written as their ids. RULES 1.2. */
export function parseMerchantCard(value: unknown): MerchantCardId | undefined {
  return typeof value === 'string' && isMerchantCardId(value) ? value : undefined;
}

export function parsePointCard(value: unknown): PointCardId | undefined {
  return typeof value === 'string' && isPointCardId(value) ? value : undefined;
}

export const parseMerchantCards = list(parseMerchantCard);
export const parsePointCards = list(parsePointCard);

/** In any order, for a hand has none. */
export const parseHand = mapped(parseMerchantCards, inHandOrder);
