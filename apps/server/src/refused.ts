import type { Code, ProblemCode } from '@spice-road/protocol';

/** An ordinary answer: it was not done, for this reason. */
export interface Refused<Reason extends Code = ProblemCode> {
  readonly ok: false;
  readonly code: Reason;
}

export function refuse<Reason extends Code>(code: Reason): Refused<Reason> {
  return { ok: false, code };
}

/** One English sentence for each reason, for people who read answers raw. Clients translate by code. */
export const DETAILS: Readonly<Record<Code, string>> = {
  malformed: 'The message is not of the form the protocol asks for.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'This address does not answer that method.',
  'too-large': 'The message is too large.',
  'room-unknown': 'There is no room with this code; it may have expired.',
  'room-full': 'All five places of the room are taken.',
  'room-playing': 'A match is running in this room; a place can be taken when it is over.',
  'not-seated': 'This needs a place in the room, proved by its secret.',
  'not-host': 'Only the host of the room may do this.',
  'too-few-players': 'A match needs two to five players.',
  'match-running': 'A match is already running in this room.',
  'no-match': 'No match is running.',
  'nobody-left':
    'A match can be called off only when a player has left or been away for a minute, or all others are bots.',
  'place-occupied': 'Whoever has this place is here.',
  'continuation-unknown': 'This link was used already, or its ten minutes are over.',
  'match-unknown': 'There is no such match.',
  'not-your-turn': 'It is another seat’s turn.',
  'stale-table': 'The table has changed since; here is the new one.',
  'too-fast': 'Too many messages; wait a moment.',
  'store-unavailable': 'The server cannot store anything at the moment; nothing was changed.',
  damaged: 'What is stored of this room or match is damaged. Whoever runs the server can restore a backup.',
  internal: 'Something went wrong in the server; nothing was changed.',
  'game-over': 'The match is over.',
  'wrong-phase': 'This action does not fit what is owed now.',
  'card-not-in-hand': 'This card is not in the hand.',
  'empty-slot': 'There is no card in this slot.',
  'bad-payment': 'One spice of the caravan must be laid on each stall to the left.',
  'bad-times': 'A trade is made at least once.',
  'bad-upgrade': 'The upgrades are more than the card allows, or lift what cannot be lifted.',
  'not-enough-cubes': 'The caravan does not hold enough spices for this.',
  'nothing-to-rest': 'No card lies in front of you to take back.',
  'bad-discard': 'Spices of the caravan must be returned until exactly ten are left.',
};
