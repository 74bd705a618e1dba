import {
  isMerchantCardId,
  isPointCardId,
  MERCHANT_CARDS,
  merchantCard,
  POINT_CARDS,
  pointCard,
  type MerchantCardId,
  type PointCardId,
} from '@spice-road/rules';

/** Merchant cards by their number in the fast core: the two starting cards are 0 and 1. */
const MERCHANT_IDS: readonly MerchantCardId[] = Object.keys(MERCHANT_CARDS).filter(isMerchantCardId);

/** Point cards by their number in the fast core. */
const POINT_IDS: readonly PointCardId[] = Object.keys(POINT_CARDS).filter(isPointCardId);

const MERCHANT_NUMBERS: ReadonlyMap<MerchantCardId, number> = new Map(
  MERCHANT_IDS.map((id, number): [MerchantCardId, number] => [id, number]),
);
const POINT_NUMBERS: ReadonlyMap<PointCardId, number> = new Map(
  POINT_IDS.map((id, number): [PointCardId, number] => [id, number]),
);

export function merchantNumber(id: MerchantCardId): number {
  return MERCHANT_NUMBERS.get(id) ?? -1;
}

export function merchantId(number: number): MerchantCardId {
  const id = MERCHANT_IDS[number];
  if (!id) throw new Error(`there is no merchant card number ${number}`);
  return id;
}

export function pointNumber(id: PointCardId): number {
  return POINT_NUMBERS.get(id) ?? -1;
}

export function pointId(number: number): PointCardId {
  const id = POINT_IDS[number];
  if (!id) throw new Error(`there is no point card number ${number}`);
  return id;
}

/** Merchant cards by number. */
export const MERCHANTS = MERCHANT_IDS.map(merchantCard);

/** Point cards by number. */
export const POINTS = POINT_IDS.map(pointCard);

/** The points of each point card, by number. */
export const CARD_POINTS = Uint8Array.from(POINTS, ({ points }) => points);
