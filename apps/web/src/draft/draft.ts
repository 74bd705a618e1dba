import type { MerchantCardId, Outlook, PointCardId, View } from '@spice-road/rules';

/** A cube laid on a stall to the left of the card being acquired. `cube` is its place in the caravan, lowest spice first. */
export interface Laid {
  readonly slot: number;
  readonly cube: number;
}

/**
 * The action being composed on screen. Cubes are meant by their place in the caravan as it lay when the turn began,
 * lowest spice first, so that a cube lifted or laid stays where the eye left it.
 */
export type Draft =
  | { readonly kind: 'idle' }
  | { readonly kind: 'play-gather'; readonly card: MerchantCardId }
  /** Each entry is the cube lifted by that step; a cube may come up again. */
  | {
      readonly kind: 'play-upgrade';
      readonly card: MerchantCardId;
      readonly lifts: readonly number[];
      /** Whether it is meant to raise nothing has been asked, and not been answered yet. */
      readonly asked?: true;
    }
  | { readonly kind: 'play-trade'; readonly card: MerchantCardId; readonly times: number }
  | {
      readonly kind: 'acquire';
      readonly slot: number;
      readonly card: MerchantCardId;
      /** In the order they were laid. */
      readonly laid: readonly Laid[];
      /** The stall chosen for the next cube; null means the leftmost that is open. */
      readonly aim: number | null;
    }
  | { readonly kind: 'claim'; readonly slot: number; readonly card: PointCardId }
  | { readonly kind: 'rest' }
  /** Cubes to return, in the order they were chosen. */
  | { readonly kind: 'discard'; readonly chosen: readonly number[] };

export const IDLE: Draft = { kind: 'idle' };

/** What a turn begins with: nothing, or the return of cubes, which nothing can come before. RULES 7. */
export function freshDraft(outlook: Outlook | null): Draft {
  return outlook?.phase === 'discard' ? { kind: 'discard', chosen: [] } : IDLE;
}

/** Is this the card of the hand that is about to be played? */
export function isPlayOf(draft: Draft, card: MerchantCardId): boolean {
  switch (draft.kind) {
    case 'play-gather':
    case 'play-upgrade':
    case 'play-trade':
      return draft.card === card;
    case 'idle':
    case 'acquire':
    case 'claim':
    case 'rest':
    case 'discard':
      return false;
  }
}

/** Has the viewer begun something that a change of the table could take away? */
export function isBegun(draft: Draft): boolean {
  return draft.kind === 'discard' ? draft.chosen.length > 0 : draft.kind !== 'idle';
}

/** Changes whenever another turn, or another part of a turn, has begun. */
export function turnOf({ round, toAct, phase }: View): string {
  return `${round}/${toAct}/${phase}`;
}
