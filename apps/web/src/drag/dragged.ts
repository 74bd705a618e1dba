import { isMerchantCardId, type MerchantCardId } from '@spice-road/rules';

/** What can be pulled from its place. */
export type Dragged =
  /** A card of the hand. */
  | { readonly kind: 'card'; readonly card: MerchantCardId }
  | { readonly kind: 'stall'; readonly slot: number }
  | { readonly kind: 'point'; readonly slot: number }
  /** A cube of one's caravan, by its place in the draft. */
  | { readonly kind: 'cube'; readonly cube: number };

/** Where something can be let go. `place`: your own, apart from `act`, where you confirm and where played cards lie. */
export type Spot =
  | { readonly kind: 'carpet' }
  | { readonly kind: 'stall'; readonly slot: number }
  | { readonly kind: 'caravan' }
  | { readonly kind: 'act' }
  | { readonly kind: 'place' }
  | { readonly kind: 'elsewhere' };

/** For the mark `data-drag`, by which what can be pulled is found. */
export function dragMark(dragged: Dragged): string {
  switch (dragged.kind) {
    case 'card':
      return `card ${dragged.card}`;
    case 'stall':
    case 'point':
      return `${dragged.kind} ${dragged.slot}`;
    case 'cube':
      return `cube ${dragged.cube}`;
  }
}

/** For the mark `data-drop`. */
export function dropMark(spot: Spot): string {
  return spot.kind === 'stall' ? `stall ${spot.slot}` : spot.kind;
}

export function parseDragged(mark: string): Dragged | null {
  const [kind, what = ''] = mark.split(' ');
  if (kind === 'card') return isMerchantCardId(what) ? { kind, card: what } : null;
  const number = Number(what);
  if (what === '' || !Number.isInteger(number)) return null;
  if (kind === 'stall' || kind === 'point') return { kind, slot: number };
  return kind === 'cube' ? { kind, cube: number } : null;
}

export function parseSpot(mark: string): Spot {
  const [kind, slot = ''] = mark.split(' ');
  if (kind === 'stall' && slot !== '') return { kind, slot: Number(slot) };
  if (kind === 'carpet' || kind === 'caravan' || kind === 'act' || kind === 'place') return { kind };
  return { kind: 'elsewhere' };
}
