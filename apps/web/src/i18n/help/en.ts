import type { Messages } from '../message.ts';

/** The rules in our own words, chapter by chapter. `<b>` stands out. */
export const HELP = {
  chapters: 'Chapters',
  next: 'Next: {chapter}',
  back: 'Back',
  before: 'Before: {cubes}',
  after: 'After: {cubes}',
  'before.short': 'Before',
  'after.short': 'After',
  turmeric: 'turmeric',
  saffron: 'saffron',
  cardamom: 'cardamom',
  cinnamon: 'cinnamon',

  goal: 'The goal',
  'goal.tab': 'Goal',
  'goal.words':
    'You lead a caravan along the spice road. Gather cheap spices, turn them into dear ones, and hand them in for point cards. When the road ends, <b>most points win</b>.',
  'goal.spices': 'The four spices, cheapest first',
  'goal.cards': 'Two kinds of cards',
  'goal.merchant': '<b>Merchant cards</b> are your tools. They bring you spices and change them, again and again.',
  'goal.point':
    '<b>Point cards</b> are what you work for. The star says what a card is worth, the cubes below what it asks for.',

  start: 'Before the first turn',
  'start.tab': 'Start',
  'start.hand': 'Everybody begins with the same two cards in hand',
  'start.caravans':
    'The first player is drawn by lot, and play goes round in order. Whoever comes later starts with a little more:',
  'start.seats': 'Caravans at the start',
  'start.seat': { '=1': '1st', '=2': '2nd', '=3': '3rd', other: '{count}th' },
  'start.market': 'The market',
  'start.rows':
    'Five point cards lie in a row, six merchant cards below. Over the first point card lie gold coins, over the second silver coins: of each kind two for every player. Here they are for three.',
  'start.market.picture': 'The market at the start: five point cards, six merchant cards',

  turn: 'Your turn',
  'turn.tab': 'Your turn',
  'turn.words': 'On your turn you do <b>exactly one</b> of these four things. Then it is the turn of the next player.',
  'turn.play': 'Play a card from your hand and do what it shows.',
  'turn.acquire': 'Take a merchant card from the row into your hand.',
  'turn.rest': 'Take all the cards you have played back into your hand.',
  'turn.claim': 'Pay the cubes on a point card, and it is yours.',
  'turn.how': 'At this table',
  'turn.how.words':
    'Pick a card and the table shows what would happen. Nothing counts before you press <b>Confirm</b>, and until then you can undo it.',

  play: 'Play a card',
  'play.tab': 'Play a card',
  'play.words': 'Put one card from your hand face up before you and do what it shows. It lies there until you rest.',
  'play.gather': 'Spice cards',
  'play.gather.words': 'Take the cubes shown.',
  'play.upgrade': 'Upgrade cards',
  'play.upgrade.words':
    'Each step lifts one cube by one kind: turmeric to saffron, saffron to cardamom, cardamom to cinnamon. Lift several cubes or one cube several times. You may stop early. Cinnamon cannot be lifted.',
  'play.upgrade.example': 'Three steps: the first two lift the same cube.',
  'play.step': { '=0': 'Before', '=1': 'Step 1', '=2': 'Step 2', '=3': 'Step 3', other: 'Step {count}' },
  'play.step.cubes': '{step}: {cubes}',
  'play.trade': 'Trade cards',
  'play.trade.words':
    'Give the cubes above the arrow and take those below it. With one card you may do so <b>as often in a row as you can pay</b>.',
  'play.trade.example': 'Two turmeric for one cardamom, done twice.',

  acquire: 'Take a merchant card',
  'acquire.tab': 'Take a card',
  'acquire.words':
    'The leftmost card is free. For a card further right, lay <b>one cube on each card to its left</b>. You choose which cube goes where.',
  'acquire.laying': '{done} of {of} laid',
  'acquire.laying.words': 'The fourth card costs three cubes. Two are laid, the third card is waiting for one.',
  'acquire.done': 'Taken',
  'acquire.done.words':
    'The card is in your hand. The row moves up, a new card comes from the deck, and your cubes stay where they lie.',
  'acquire.row': 'The left of the merchant row',
  'acquire.collect': 'Cubes on a card',
  'acquire.collect.words':
    'All cubes that lie on the card you take go into your caravan. This one is free and brings three:',
  'acquire.note': 'What lies on the card you take cannot pay for it. Your hand may hold any number of cards.',

  rest: 'Rest',
  'rest.tab': 'Rest',
  'rest.words':
    'Take all the cards you have played back into your hand. That is your whole turn, and you need at least one played card for it.',
  'rest.hand': 'In hand',
  'rest.played': 'Played',
  'rest.example': 'Three cards come back at once.',

  claim: 'Claim a point card',
  'claim.tab': 'Claim',
  'claim.words':
    'Pay <b>exactly the cubes shown</b>. A dear spice does not stand in for a cheap one. The card goes face down before you, the row moves up and a new card comes.',
  'claim.example': 'Eight points, and a gold coin because the card was the first in the row.',
  'claim.coins': 'Gold and silver',
  'claim.coins.words':
    'The first card in the row brings a gold coin, worth <b>3 points</b>. The second brings a silver coin, worth <b>1 point</b>. They do as long as there are coins.',
  'claim.piles': 'The first three point cards',
  'claim.both': 'Gold over the first, silver over the second.',
  'claim.noGold': 'Gold is gone: silver moves over the first.',
  'claim.noSilver': 'Silver is gone first: gold stays where it is.',

  full: 'Ten cubes at most',
  'full.tab': 'Ten cubes',
  'full.words':
    'During your turn your caravan may hold any number of cubes. At its end <b>ten may stay</b>: return cubes of your choice until ten are left.',
  'full.example': 'Nine and three are twelve, so two go back.',
  'full.over': 'Too many: {cubes}',
  'full.over.short': 'Too many',

  end: 'The end',
  'end.tab': 'The end',
  'end.words': 'Somebody’s last card brings the last round:',
  'end.few': 'With two or three players',
  'end.many': 'With four or five players',
  'end.nth': { '=5': 'the fifth point card', '=6': 'the sixth point card', other: 'point card {count}' },
  'end.round':
    'The round is played to its end, so that all have had <b>equally many turns</b>. Here the second of four claims that card:',
  'end.order': 'The last round, in turn order',
  'end.claims': 'claims the card',
  'end.had': 'has had a turn',
  'end.more': 'one more turn',
  'end.score': 'Counting',
  'end.score.words': 'Point cards, coins, and <b>1 point for each cube</b> left that is not turmeric.',
  'end.cards': 'Point cards',
  'end.gold': { one: '{count} gold coin', other: '{count} gold coins' },
  'end.silver': { one: '{count} silver coin', other: '{count} silver coins' },
  'end.cubes': { one: '{count} cube not turmeric', other: '{count} cubes not turmeric' },
  'end.total': 'Together',
  'end.ties': 'Equal points',
  'end.ties.words': 'Among equals <b>the one later in turn order</b> ranks higher.',
  'end.ties.picture': 'The first and the third player, both with {count} points',
  'end.ties.wins': 'wins',

  open: 'Open and hidden',
  'open.tab': 'Open & hidden',
  'open.seen': 'Everybody sees',
  'open.seen.words':
    'caravans, coins, played cards, the market, how many cards are in a hand and how many point cards somebody has.',
  'open.own': 'Only you see',
  'open.own.words': 'the cards in your hand and what your point cards are worth, until the game is over.',
  'open.options': 'What a room may change',
  'open.options.words':
    'The host may have hands and scores shown to all, and choose how many point cards bring the last round. If nobody changes anything, the rules are as told here.',
  'open.keys': 'With a keyboard',
  'open.keys.words':
    '<b>1</b> to <b>9</b> pick a card from your hand, <b>Shift+Enter</b> confirms, <b>Esc</b> undoes. Arrow keys walk along a row.',
} as const satisfies Messages;
