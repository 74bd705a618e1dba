import type { Outlook, View } from '@spice-road/rules';
import { freshDraft, isBegun, turnOf, type Draft } from './draft.ts';
import { survives } from './survival.ts';

/** A draft and the view it is made from. */
export interface Composing {
  readonly view: View;
  readonly draft: Draft;
  /** The draft went to the server; when the turn moves on it has done its work. */
  readonly sent: boolean;
  /** A draft was taken away by a change of the table, and nobody has been told yet. */
  readonly lost: boolean;
  /** Why what was tried last cannot be done; gone with the next gesture. */
  readonly remark: string | null;
}

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
