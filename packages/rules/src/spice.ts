/** The four spices, lowest level first. RULES 1.1. */
export const SPICES = ['turmeric', 'saffron', 'cardamom', 'cinnamon'] as const;
export type Spice = (typeof SPICES)[number];

const ONE_LEVEL_UP = {
  turmeric: 'saffron',
  saffron: 'cardamom',
  cardamom: 'cinnamon',
  cinnamon: null,
} as const satisfies Record<Spice, Spice | null>;

/** What an upgrade step makes of one cube; null for the highest spice, which cannot be lifted. RULES 3.2. */
export function oneLevelUp(spice: Spice): Spice | null {
  return ONE_LEVEL_UP[spice];
}
