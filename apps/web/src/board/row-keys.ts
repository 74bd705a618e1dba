/** Keys that walk along a row, and how they are printed on a keyboard. */
export const ROW_KEYS = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Home: 'Home',
  End: 'End',
} as const;
export type RowKey = keyof typeof ROW_KEYS;

const STEPS: Readonly<Record<RowKey, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** How far a key goes in a row that runs that way; arrows follow the eye. Null for any other key. */
export function stepOf(key: string, direction: string): number | null {
  if (!isRowKey(key)) return null;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return isSideways && direction === 'rtl' ? -STEPS[key] : STEPS[key];
}

function isRowKey(key: string): key is RowKey {
  return key in ROW_KEYS;
}
