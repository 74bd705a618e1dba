import type { Code } from '@spice-road/protocol';

/** Everything that can go wrong with something asked of the server: its own codes, and three that happen on the way. */
export type Trouble = Code | 'no-answer' | 'unreadable' | 'offline';

/** One place for what people read when something was refused. The codes are stable, the words are not. */
const SENTENCES = {
  'no-answer': 'The server did not answer. Please try again.',
  unreadable: 'This page is older than the server. Reload it to go on.',
  offline: 'There is no connection just now. Nothing was sent.',

  malformed: 'The server did not understand that. Reload the page and try again.',
  'not-found': 'There is nothing at this address.',
  'method-not-allowed': 'The server does not do that here.',
  'too-large': 'That was too much to send.',
  'room-unknown': 'There is no room with this code. It may have closed.',
  'room-full': 'All five places are taken. You can watch.',
  'room-playing': 'The game is already on. You can watch.',
  'not-seated': 'Your place in this room is gone.',
  'not-host': 'Only the host can do that.',
  'too-few-players': 'It takes at least two to play.',
  'match-running': 'The game is already on.',
  'no-match': 'There is no game in this room right now.',
  'nobody-left': 'Everybody is still at the table, so the game goes on.',
  'continuation-unknown': 'This link has been used or has run out. Make a new one on your other device.',
  'match-unknown': 'This game is no longer kept.',
  'not-your-turn': 'It was not your turn. Here is the table as it stands.',
  'stale-table': 'The table had changed. Here it is as it stands.',
  'too-fast': 'That was a little fast. Wait a moment and try again.',
  'store-unavailable': 'The server could not save that, so it did not happen. Please try again.',
  internal: 'Something went wrong on the server. Please try again.',

  'game-over': 'The game is over.',
  'wrong-phase': 'A caravan over ten cubes comes first: return some, then go on.',
  'card-not-in-hand': 'That card is not in your hand.',
  'empty-slot': 'There is no card there any more.',
  'bad-payment': 'One cube goes on each card to the left of the one you take.',
  'bad-times': 'You cannot trade that often.',
  'bad-upgrade': 'Those cubes cannot be upgraded that way.',
  'not-enough-cubes': 'You do not have the cubes for that.',
  'nothing-to-rest': 'You have no played cards to take back.',
  'bad-discard': 'Return cubes until exactly ten are left.',
} as const satisfies Record<Trouble, string>;

export function sentenceFor(trouble: Trouble): string {
  return SENTENCES[trouble];
}
