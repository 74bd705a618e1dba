import {
  CARAVAN_LIMIT,
  type Coin,
  type Coins,
  type Refusal,
  type SeatScore,
  type Spices,
  type View,
} from '@spice-road/rules';
import {
  cardsInWords,
  caravanInWords,
  countOf,
  cubesInWords,
  isolated,
  listInWords,
  ordinalInWords,
  pointsInWords,
  spicesInWords,
  timesInWords,
} from '../story/words.ts';

/** All the English of the table that is not a story of what happened. A translation replaces this file. */
export const WORDS = {
  you: 'You',
  brand: 'Spice Road',
  tableOf: (roomCode: string) => `Spice Road, table of room ${roomCode}`,
  room: 'Room',
  round: (round: number) => `Round ${round}`,
  roundLabel: 'Round',
  endsAt: (cards: number) => `Ends at ${cardsInWords(cards)}. Nearest`,
  endsAtFull: (cards: number, leader: string, claimed: number) =>
    `The round in which someone claims point card number ${cards} is the last. Nearest is ${leader} with ${claimed}.`,
  lastRound: 'Last round',
  lastRoundFull: 'Last round: it is played to its end, then the match is over.',
  openLog: 'Log',
  openMenu: 'Menu',
  close: 'Close',
  lost: 'Connection lost. Trying to reach the table again.',

  players: 'Players',
  opponents: 'Other players, in turn order after you',
  everybody: 'Players, in turn order',
  choosing: 'choosing',
  returning: 'returning cubes',
  away: 'away',
  left: 'left the table',
  firstPlayer: 'First player',
  firstShort: '1',
  played: 'Played',
  playedCount: (count: number) => `Played ${count}`,
  none: 'none',
  nothingYet: 'No move yet',
  inHand: (count: number) => `${count} in hand`,
  coins: (coin: Coin, count: number) => `${count} ${coin}`,
  latest: 'Latest moves',
  wholeLog: 'Whole log',
  older: 'Earlier moves',
  log: 'Log',
  emptyLog: 'Nothing has happened yet.',
  ended: 'The match is over',
  broughtLastRound: 'brought the last round',

  market: 'Market',
  pointRow: 'Point cards',
  merchantRow: 'Merchant cards',
  pointDeck: (count: number) => (count === 0 ? 'The point deck is empty' : `Point deck, ${cardsInWords(count)}`),
  merchantDeck: (count: number) =>
    count === 0 ? 'The merchant deck is empty' : `Merchant deck, ${cardsInWords(count)}`,
  free: 'free',
  cost: (cubes: number) => (cubes === 0 ? 'Free' : `Costs ${cubesInWords(cubes)}`),
  lying: (cubes: Spices) => `${spicesInWords(cubes)} on it`,
  canBeClaimed: 'Can be claimed',
  coinOver: (coin: Coin, count: number) => `Brings a ${coin} coin, ${count} left`,
  layHere: 'Choose it for the next cube',
  takeBackHere: 'Your cube lies on it; take it back',

  yourPlace: 'Your place',
  hand: (count: number) => `Your hand, ${cardsInWords(count)}`,
  caravan: (whose: string, cubes: Spices) => `${whose}: ${caravanInWords(cubes)}`,
  yourCaravan: 'Your caravan',
  caravanWord: 'Caravan',
  claimedWorth: ({ cards, gold, silver, spices, total }: SeatScore) =>
    `${pointsInWords(total)}: cards ${cards}, gold ${gold}, silver ${silver}, spices ${spices}`,
  ownStanding: (claimed: number, of: number, { gold, silver }: Coins) =>
    `${claimed} of ${of} point cards, ${countOf(gold, 'gold coin', 'gold coins')}, ${countOf(silver, 'silver coin', 'silver coins')}`,
  ownScore: (points: number) => `Your claimed cards and coins: ${pointsInWords(points)} so far, seen only by you`,
  load: (now: number) => `${now}/${CARAVAN_LIMIT}`,
  loadFull: (now: number, then: number) =>
    now === then
      ? `Caravan ${now} of ${CARAVAN_LIMIT}`
      : `Caravan ${now} of ${CARAVAN_LIMIT}, ${then} of ${CARAVAN_LIMIT} after this`,
  restHint: (count: number) =>
    count === 0 ? 'Nothing yet' : `${cardsInWords(count)}. Rest to take ${count === 1 ? 'it' : 'them'} back`,
  yourPlayed: (count: number) => `Your played cards, ${count}`,

  claimTag: 'Claim',
  claimingTag: 'Claiming',
  takingTag: 'Taking',
  playingTagShort: (times: number) => (times > 1 ? `×${times}` : '✓'),
  playingTag: (times: number) => (times > 1 ? `Playing ×${times}` : 'Playing'),
  nextTag: 'Ready next turn',
  nextTagShort: 'next',
  short: 'short',
  noneOf: (spice: string) => `no ${spice}`,

  confirm: 'Confirm',
  undo: 'Undo',
  rest: 'Rest',
  claim: 'Claim',
  take: 'Take',
  fill: { long: 'Lowest first', short: 'Lowest' },
  times: 'How many times',
  oneMore: (times: number) => `Trade ${timesInWords(times)}`,
  noMore: 'Not enough cubes for one more',
  noLess: 'A trade is made at least once',
  returnOneMore: (spice: string) => `Return one more ${spice}`,
  returnOneLess: (spice: string) => `Keep one more ${spice}`,
  noneLeft: (spice: string) => `No more ${spice}`,
  enoughChosen: 'Enough cubes are chosen',
  noneChosen: (spice: string) => `No ${spice} is chosen`,
  returnCount: (spice: string, chosen: number, held: number) => `${spice}: return ${chosen} of ${held}`,

  liftCube: (from: string, to: string) => `Raise ${from} to ${to}`,
  layCube: (spice: string, slot: number) => `Lay ${spice} on the ${ordinalInWords(slot + 1)} card`,
  takeBackCube: (spice: string) => `Take ${spice} back`,
  returnCube: (spice: string) => `Return ${spice}`,
  keepCube: (spice: string) => `Keep ${spice}`,

  watching: 'You are watching',
  over: 'The match is over',
  winner: (name: string, points: number) => `${isolated(name)} wins with ${pointsInWords(points)}`,
  isChoosing: (name: string) => `${isolated(name)} is choosing`,
  isReturning: (name: string) => `${isolated(name)} is returning cubes`,
  youAreNext: 'You are next',
  youAreAfter: (names: readonly string[]) => `You are after ${listInWords(names.map(isolated))}`,
  draftLost: 'The table has moved on, so your unfinished move was put away.',
} as const;

/** Why something cannot be done, in a sentence. */
export function refusalInWords(refusal: Refusal, missing: Spices, short: number): string {
  switch (refusal) {
    case 'wrong-phase':
      return 'Your caravan holds more than ten cubes. Return some first.';
    case 'not-enough-cubes':
      return spicesInWords(missing) === ''
        ? `You are ${cubesInWords(short)} short.`
        : `You are ${spicesInWords(missing)} short.`;
    case 'nothing-to-rest':
      return 'You have played no card, so there is nothing to take back.';
    case 'game-over':
      return 'The match is over.';
    case 'card-not-in-hand':
      return 'This card is not in your hand.';
    case 'empty-slot':
      return 'There is no card here.';
    case 'bad-payment':
    case 'bad-times':
    case 'bad-upgrade':
    case 'bad-discard':
    case 'malformed':
      return 'This is not possible now.';
  }
}

export const REASONS = {
  notYourTurn: (name: string) => `It is the turn of ${isolated(name)}.`,
  watching: 'You are watching this match.',
  over: 'The match is over.',
  incompleteAcquire: (left: number) => `Lay ${countOf(left, 'more cube', 'more cubes')} first.`,
  incompleteDiscard: (left: number) => `Choose ${countOf(left, 'more cube', 'more cubes')} first.`,
  returnFirst: 'Nothing else can be done until your caravan is back to ten cubes.',
  sending: 'Your move is on its way.',
  lost: 'The connection is lost. You can go on once it is back.',
} as const;

/** Whose turn it is, for those who listen while they wait. */
export function turnInWords({ phase, toAct, you }: Pick<View, 'phase' | 'toAct' | 'you'>, acting: string): string {
  if (phase === 'over') return `${WORDS.over}.`;
  if (toAct === you) return 'Your turn.';
  return `${phase === 'discard' ? WORDS.isReturning(acting) : WORDS.isChoosing(acting)}.`;
}
