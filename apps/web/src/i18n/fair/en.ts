import type { Messages } from '../message.ts';

/** Whether the shuffle was fair. */
export const FAIR = {
  'finding.checking': 'Checking the shuffle…',
  'finding.holds': 'The shuffle was fixed before the first move: checked.',
  'finding.broken': 'The shuffle is not the one that was promised before the first move.',
  'finding.unknown': 'The shuffle could not be checked just now.',
  how: 'How?',
  'how.name': 'How the shuffle is checked',
  title: 'A fair shuffle',
  words:
    'Before the first move everybody was given a seal: a number that fits one shuffle and one order of seats only, and gives neither away. Now that the game is over, the server has told the shuffle. This browser computes the seal from it and plays all moves again, to see whether the same cards come.',
  'outcome.checking': 'This takes a moment.',
  'outcome.holds': 'The seal fits, and every card came as the shuffle says.',
  'outcome.unknown': 'The server did not tell the shuffle, or this page cannot read it.',
  'flaw.seal': 'The seal does not fit this shuffle.',
  'flaw.changed': 'The seal is not the one this browser was given first.',
  'flaw.seats': 'The seats are not those of this game.',
  'flaw.cards': 'The seal fits, but the cards that came are not those of this shuffle.',
  tryAgain: 'Check again',
  seal: 'Seal',
  'seal.copy': 'Copy the seal',
  opening: 'Shuffle, seats and salt',
  'opening.copy': 'Copy the shuffle',
  hint: 'To check it yourself, compute the SHA-256 of the second text: it is the first.',
} as const satisfies Messages;
