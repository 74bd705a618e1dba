import type { Action } from './action.ts';
import { seatAfterAcquire } from './actions/acquire.ts';
import { seatAfterClaim } from './actions/claim.ts';
import { seatAfterDiscard } from './actions/discard.ts';
import { seatAfterPlay } from './actions/play.ts';
import { seatAfterRest } from './actions/rest.ts';
import { isLegal } from './check.ts';
import type { Outlook } from './outlook.ts';
import type { Seat } from './table.ts';

/** The seat to act as it would be after the action, before any discard it comes to owe; unchanged if it is refused. */
export function preview(outlook: Outlook, action: Action): Seat {
  const { me } = outlook;
  if (!isLegal(outlook, action)) return me;
  switch (action.type) {
    case 'play':
      return seatAfterPlay(me, action);
    case 'acquire':
      return seatAfterAcquire(me, outlook.merchantRow, action);
    case 'rest':
      return seatAfterRest(me);
    case 'claim':
      return seatAfterClaim(me, outlook, action);
    case 'discard':
      return seatAfterDiscard(me, action);
  }
}
