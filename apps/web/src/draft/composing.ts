import type { Outlook, View } from '@spice-road/rules';
import { freshDraft, isBegun, turnOf, type Draft } from './draft.ts';
import type { Offer } from './offers.ts';
import { survives } from './survival.ts';

/** A draft and the view it is made from. */
export interface Composing {
  readonly view: View;
  readonly draft: Draft;
  /** The draft went to the server; when the turn moves on it has done its work. */
  readonly sent: boolean;
  /** A draft was taken away by a change of the table, and nobody has been told yet. */
  readonly lost: boolean;
  /** What was tried last and cannot be done; gone with the next gesture. */
  readonly remark: Remark | null;
}

/** Why something cannot be done: it is refused, or it is not one's turn. Put into words when it is shown. */
export type Remark = Offer | 'waiting';

export function begun(view: View, outlook: Outlook | null): Composing {
  return { view, draft: freshDraft(outlook), sent: false, lost: false, remark: null };
}

/** What is left of a draft when a new view comes: all of it while its turn lasts and allows it, else a fresh start. */
export function carriedOver(kept: Composing, view: View, outlook: Outlook | null): Composing {
  const sameTurn = turnOf(kept.view) === turnOf(view);
  if (outlook !== null && sameTurn && survives(kept.draft, outlook)) return { ...kept, view, sent: false };
  const lost = isBegun(kept.draft) && !kept.sent;
  return { ...begun(view, outlook), lost: lost || (kept.lost && sameTurn) };
}
