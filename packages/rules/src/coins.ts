/** The two kinds of coin. RULES 1.5. */
export const COINS = ['gold', 'silver'] as const;
export type Coin = (typeof COINS)[number];
export type Coins = Readonly<Record<Coin, number>>;

/** What a coin is worth in the tally. RULES 8.2. */
export const COIN_POINTS = { gold: 3, silver: 1 } as const satisfies Record<Coin, number>;

/** The coin that lies over a slot of the point row, given what is left of the piles. RULES 6.2. */
export function coinOver(slot: number, piles: Coins): Coin | null {
  // The silver pile moves over slot 0 when gold runs out; gold stays where it is when silver does.
  const silverSlot = piles.gold > 0 ? 1 : 0;
  if (slot === 0 && piles.gold > 0) return 'gold';
  if (slot === silverSlot && piles.silver > 0) return 'silver';
  return null;
}
