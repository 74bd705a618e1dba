import type { GameEvent } from '@spice-road/rules';
import { backTo, tableAt, type Sitting } from './sitting.ts';

/** Why nothing is taken back. */
export type UndoRefusal =
  /** Nobody at the device has done anything yet. */
  | 'nothing'
  /** A card came from a deck since: what was seen cannot be unseen. */
  | 'revealed'
  /** Somebody else took the device since. */
  | 'handed-over'
  | 'over';

export type Undo =
  | { readonly ok: true; /** How many actions stay. */ readonly count: number }
  | { readonly ok: false; readonly refusal: UndoRefusal };

/**
 * What taking back would do: undo the last action of whoever has the device, and with it all that bots answered to it,
 * as long as neither showed anybody a card that was hidden. Hands hide nothing: every card in them was taken in the open.
 */
export function undoOf(sitting: Sitting): Undo {
  const { game, tables, history, holder } = sitting;
  if (tableAt(sitting).phase === 'over') return { ok: false, refusal: 'over' };
  const count = history.findLastIndex((_, at) => game.players[tables[at]?.toAct ?? -1]?.kind === 'person');
  if (count < 0) return { ok: false, refusal: 'nothing' };
  if (tables[count]?.toAct !== holder) return { ok: false, refusal: 'handed-over' };
  const revealed = history.slice(count).some(({ events }) => events.some(reveals));
  return revealed ? { ok: false, refusal: 'revealed' } : { ok: true, count };
}

/** The same sitting when nothing can be taken back. */
export function takenBack(sitting: Sitting): Sitting {
  const undo = undoOf(sitting);
  return undo.ok ? backTo(sitting, undo.count) : sitting;
}

/** Only a refill of a row shows what nobody knew. RULES 4.3, 6.1. */
function reveals(event: GameEvent): boolean {
  return (event.type === 'acquired' || event.type === 'claimed') && event.dealt !== null;
}
