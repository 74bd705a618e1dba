import {
  SPICES,
  STARTING_CARDS,
  type Coin,
  type MerchantCardId,
  type PointCardId,
  type Spice,
} from '@spice-road/rules';

/** Where a piece lies. The screen names its anchors with the same words. */
export type Holder =
  | 'merchant-row'
  | 'point-row'
  | `coins-${Coin}`
  | `stall-${MerchantCardId}`
  | `${'caravan' | 'hand' | 'played' | 'claimed' | 'purse'}-${number}`;

interface Lying {
  /** Outlives whatever the piece lies on. */
  readonly key: string;
  readonly holder: Holder;
}

export interface SpicePiece extends Lying {
  readonly kind: 'spice';
  readonly spice: Spice;
}

export interface CoinPiece extends Lying {
  readonly kind: 'coin';
  readonly coin: Coin;
}

export interface CardPiece extends Lying {
  readonly kind: 'card';
  readonly card: MerchantCardId | PointCardId;
}

/** One thing on the table that this screen can point at. */
export type Piece = SpicePiece | CoinPiece | CardPiece;

/** All pieces of a view, and who they were in the views before. */
export interface Cast {
  /** Pieces of one holder stand in the order they lie: spices lowest first, the top coin of a pile last. */
  readonly pieces: readonly Piece[];
  /** How many spices and coins have been given a key so far. */
  readonly named: number;
}

/** A card is known by its id, but every seat has its own starting cards. */
export function cardKey(card: CardPiece['card'], seat: number | null): string {
  return seat !== null && STARTING_CARDS.some((starting) => starting === card) ? keyAtSeat(card, seat) : card;
}

export function keyAtSeat(name: string, seat: number | string): string {
  return `${name} of ${seat}`;
}

export const EMPTY_CAST: Cast = { pieces: [], named: 0 };

/** Sorting is stable: equal cubes keep their order, and a lifted cube stays as near as it can to where it lay. */
export function inOrder(pieces: readonly Piece[]): readonly Piece[] {
  const level = (piece: Piece) => (piece.kind === 'spice' ? SPICES.indexOf(piece.spice) : 0);
  return pieces.toSorted((one, other) => level(one) - level(other));
}
