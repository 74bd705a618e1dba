import type { Action } from './action.ts';
import { checkAcquire } from './actions/acquire.ts';
import { checkClaim } from './actions/claim.ts';
import { checkDiscard } from './actions/discard.ts';
import { checkPlay } from './actions/play.ts';
import { checkRest } from './actions/rest.ts';
import type { Outlook } from './outlook.ts';
import type { Refusal } from './refusal.ts';
import { isWellFormed } from './well-formed.ts';

/** Why the seat to act may not do this; null when it may. Of several reasons the first in the order of `REFUSALS`. */
export function check(outlook: Outlook, action: Action): Refusal | null {
  if (!isWellFormed(action)) return 'malformed';
  if (outlook.phase === 'over') return 'game-over';
  if ((outlook.phase === 'discard') !== (action.type === 'discard')) return 'wrong-phase';
  switch (action.type) {
    case 'play':
      return checkPlay(outlook, action);
    case 'acquire':
      return checkAcquire(outlook, action);
    case 'rest':
      return checkRest(outlook);
    case 'claim':
      return checkClaim(outlook, action);
    case 'discard':
      return checkDiscard(outlook, action);
  }
}

export function isLegal(outlook: Outlook, action: Action): boolean {
  return check(outlook, action) === null;
}
