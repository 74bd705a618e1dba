import type { Gesture } from '../draft/compose.ts';
import { isPlayOf, type Draft } from '../draft/draft.ts';
import type { Dragged, Spot } from './dragged.ts';

/** The taps that a drag stands for; none where it means nothing, and what was pulled goes back. */
export function tapsFor(dragged: Dragged, spot: Spot, draft: Draft): readonly Gesture[] {
  switch (dragged.kind) {
    case 'card':
      // Out of the hand, to where cards are played.
      if (spot.kind !== 'carpet' && spot.kind !== 'stall' && spot.kind !== 'act') return [];
      return isPlayOf(draft, dragged.card) ? [] : [{ type: 'pick-card', card: dragged.card }];
    case 'stall':
      // During an acquisition, a stall up to its card stands for a cube that is laid.
      if (!isYours(spot) || (draft.kind === 'acquire' && dragged.slot <= draft.slot)) return [];
      return [{ type: 'pick-stall', slot: dragged.slot }];
    case 'point':
      if (!isYours(spot) || (draft.kind === 'claim' && draft.slot === dragged.slot)) return [];
      return [{ type: 'pick-point', slot: dragged.slot }];
    case 'cube':
      return tapsForCube(dragged.cube, spot, draft);
  }
}

function tapsForCube(cube: number, spot: Spot, draft: Draft): readonly Gesture[] {
  const tap: Gesture = { type: 'tap-cube', cube };
  switch (draft.kind) {
    case 'acquire': {
      if (spot.kind !== 'stall' || spot.slot >= draft.slot) return [];
      const lies = draft.laid.find((one) => one.cube === cube);
      if (lies?.slot === spot.slot) return [];
      const aim: Gesture = { type: 'pick-stall', slot: spot.slot };
      return lies === undefined ? [aim, tap] : [tap, aim, tap];
    }
    case 'discard':
      return spot.kind === 'caravan' || draft.chosen.includes(cube) ? [] : [tap];
    case 'idle':
    case 'play-gather':
    case 'play-upgrade':
    case 'play-trade':
    case 'claim':
    case 'rest':
      return [];
  }
}

function isYours({ kind }: Spot): boolean {
  return kind === 'place' || kind === 'caravan' || kind === 'act';
}
