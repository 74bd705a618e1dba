import type { Messages } from '../message.ts';

/** Short pointers at the table: a look around, and a hint when it first matters. */
export const COACH = {
  around: 'A look around, {place} of {of}',
  hint: 'A hint',
  said: '{eyebrow}: {title}. {words}',
  next: 'Next',
  back: 'Back',
  done: 'Let’s play',
  skip: 'Skip the tour',
  gotIt: 'Got it',
  noMore: 'No more hints',

  'tour.merchants': 'Merchant cards',
  'tour.merchants.words':
    'They bring you spices and change them. The leftmost is free; each one further right costs a cube more, laid on the cards before it.',
  'tour.points': 'Point cards',
  'tour.points.words':
    'What you work for. The star is what a card is worth, below it what it asks for. The first two may bring a gold or a silver coin as well.',
  'tour.caravan': 'Your caravan',
  'tour.caravan.words': 'Your cubes of spice, cheapest first. At the end of your turn ten may stay.',
  'tour.hand': 'Your hand',
  'tour.hand.words': 'The cards you can play. A played card is out until you rest and take all of them back.',
  'tour.others': 'The others',
  'tour.others.words': 'What they have and what they did last. A lantern marks whose turn it is.',
  'tour.plaque': 'What happens now',
  'tour.plaque.words':
    'Here it says whose turn it is. Pick a card and you see what it would do: confirm it here, or undo it.',
  'tour.progress': 'How long it lasts',
  'tour.progress.words': 'When somebody has {count} point cards, the round is played to its end and the game is over.',

  'hint.turn': 'Your first turn',
  'hint.turn.words':
    'Do one thing: play a card from your hand, or take a merchant card. What you can do now has a bright edge.',
  'hint.draft': 'Nothing has happened yet',
  'hint.draft.words': 'Your caravan shows what this would do. Once all is chosen, confirm; or undo it.',
  'hint.rest': 'Nothing left to play',
  'hint.rest.words': 'Rest to take all your played cards back into your hand. Or take a merchant card.',
  'hint.full': 'More than ten cubes',
  'hint.full.words': 'Choose the cubes you return until ten are left, then confirm.',
  'hint.claim': 'You can claim this card',
  'hint.claim.words': 'You have every cube it asks for. Pick it, and it is yours for good.',
  'hint.last': 'The last round',
  'hint.last.words':
    'This round is played to its end, so that all have had equally many turns. Then the points are counted.',
} as const satisfies Messages;
