import { isMerchantCardId, type GameEvent } from '@spice-road/rules';
import type { Wing } from './choreography.ts';
import { cardKey, type Holder, type Piece } from './piece.ts';
import type { Rect, Sight } from './sight.ts';

/** Both sights of a change, and what happened between them. */
export interface Scene {
  readonly before: Sight;
  readonly after: Sight;
  /** Where an anchor is drawn now. Anchors stay where they are. */
  readonly anchorAt: (name: string) => Rect | null;
  /** Null when nobody told. */
  readonly event: GameEvent | null;
}

/** Where a piece appears that comes from nowhere, or vanishes that goes there; null when that is not drawn. */
export function wingOf(scene: Scene, wing: Wing, piece: Piece): Rect | null {
  const seat = seatIn(scene.event);
  const card = cardOf(scene);
  switch (wing) {
    case 'hand':
      return seat === null ? null : anchorOf(scene, `hand-${seat}`);
    case 'claimed':
      return seat === null ? null : anchorOf(scene, `claimed-${seat}`);
    case 'deck':
      return scene.anchorAt(deckOf(piece));
    case 'card':
      return card;
    case 'upper gate':
      return card === null ? null : { ...card, height: card.height / 2 };
    case 'lower gate':
      return card === null ? null : { ...card, y: card.y + card.height / 2, height: card.height / 2 };
    case 'end of the rug': {
      const rug = seat === null ? null : anchorOf(scene, `caravan-${seat}`);
      if (rug === null) return null;
      return { x: rug.x + rug.width, y: rug.y + rug.height / 2, width: rug.height, height: rug.height };
    }
  }
}

/** Where a holder is drawn, or else what it belongs to. */
export function anchorOf({ before, after, anchorAt }: Scene, holder: Holder): Rect | null {
  const dash = holder.indexOf('-');
  const [word, of] = [holder.slice(0, dash), holder.slice(dash + 1)];
  const here = anchorAt(holder);
  if (here !== null) return here;
  if (word !== 'stall') return anchorAt(`seat-${of}`);
  const card = (after.pieces.get(of) ?? before.pieces.get(of))?.rect;
  if (card === undefined) return null;
  // At the foot of its card.
  return { x: card.x, y: card.y + card.height * 0.9, width: card.width, height: card.height * 0.2 };
}

export function deckOf(piece: Piece): 'deck-merchant' | 'deck-point' {
  return piece.kind === 'card' && isMerchantCardId(piece.card) ? 'deck-merchant' : 'deck-point';
}

/** The card that an action is about, where it lies now or where it lay; else the seat whose action it is. */
export function cardOf({ before, after, anchorAt, event }: Scene): Rect | null {
  const seat = seatIn(event);
  if (event === null || seat === null) return null;
  const key = 'card' in event ? cardKey(event.card, seat) : null;
  const card = key === null ? undefined : (after.pieces.get(key) ?? before.pieces.get(key));
  return card?.rect ?? anchorAt(`seat-${seat}`);
}

function seatIn(event: GameEvent | null): number | null {
  return event !== null && 'seat' in event ? event.seat : null;
}
