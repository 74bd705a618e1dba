import { isMerchantCardId, isPointCardId } from '@spice-road/rules';
import type { Cast } from './piece.ts';
import type { Point, Sight } from './sight.ts';
import { cardAt, isSlip } from './slip.ts';

/** Remembers what lay where before the table last changed, to tell whether a press means what lies there now. */
export interface SlipWatch {
  /** The table as it is drawn, which is about to change. */
  readonly noteBefore: (sight: Sight, cast: Cast) => void;
  /** What it has changed to is drawn. */
  readonly noteDrawn: () => void;
  readonly noteMove: (move: PointerEvent) => void;
  readonly isSlip: (press: PointerEvent) => boolean;
}

interface Past {
  readonly sight: Sight;
  /** By key. */
  readonly cards: ReadonlyMap<string, string>;
}

export function createSlipWatch(): SlipWatch {
  let leaving: Past | null = null;
  let left: (Past & { readonly at: number; readonly pointer: Point | null }) | null = null;
  let pointer: Point | null = null;

  return {
    noteBefore: (sight, { pieces }) => {
      const cards = pieces.flatMap((piece) => (piece.kind === 'card' ? [[piece.key, piece.card] as const] : []));
      leaving = { sight, cards: new Map(cards) };
    },
    noteDrawn: () => {
      if (leaving === null) return;
      left = { ...leaving, at: performance.now(), pointer };
      leaving = null;
    },
    noteMove: ({ pointerType, clientX: x, clientY: y }) => {
      pointer = pointerType === 'touch' ? null : { x, y };
    },
    isSlip: ({ target, pointerType, clientX: x, clientY: y }) => {
      if (left === null) return false;
      const then = pointerType === 'touch' ? null : left.pointer;
      return isSlip({
        is: cardOf(target),
        was: cardAt(left.sight, left.cards, { x, y }),
        since: performance.now() - left.at,
        come: then === null ? null : Math.hypot(x - then.x, y - then.y),
      });
    },
  };
}

/** A card that can be picked, by its id. */
function cardOf(target: EventTarget | null): string | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-piece]') : null;
  const name = button?.dataset['piece'] ?? '';
  return isMerchantCardId(name) || isPointCardId(name) ? name : null;
}
