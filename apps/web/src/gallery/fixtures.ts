import type { RoomView } from '@spice-road/protocol';
import {
  layTable,
  MERCHANT_DECK,
  NONE,
  POINT_DECK,
  spices,
  type GameEvent,
  type MerchantCardId,
  type PointCardId,
  type Seat,
  type SeatCount,
  type Spices,
  type Stall,
  type Table,
} from '@spice-road/rules';
import type { HistoryEntry, TablePerson } from '../board/table-props.ts';

/** The seat the gallery looks from. */
const YOU = 2;

export const PEOPLE: readonly TablePerson[] = [
  { name: 'Saltmoth', emblem: 0, presence: 'here' },
  { name: 'Okapi', emblem: 1, presence: 'here' },
  { name: 'Juniper', emblem: 2, presence: 'here' },
  { name: 'Tamarisk', emblem: 3, presence: 'here' },
  { name: 'Zibibbo', emblem: 4, presence: 'here' },
];

/** Names that have broken other tables. */
export const HARD_NAMES: readonly TablePerson[] = [
  { name: 'W'.repeat(40), emblem: 0, presence: 'here' },
  { name: '👨‍👩‍👧‍👦👩🏽‍🚀', emblem: 1, presence: 'away' },
  { name: 'Juniper', emblem: 2, presence: 'here' },
  { name: 'تاجر التوابل', emblem: 3, presence: 'left' },
  { name: 'i', emblem: 4, presence: 'here' },
];

const STALLS: readonly Stall[] = [
  { card: 'GG>RRB', spices: spices({ turmeric: 1, saffron: 1 }) },
  { card: '+RR', spices: spices({ turmeric: 1 }) },
  { card: 'YYY>B', spices: spices({ turmeric: 1 }) },
  { card: '^3', spices: NONE },
  { card: 'RRR>GGG', spices: NONE },
  { card: '+YG', spices: NONE },
];

const POINTS: readonly PointCardId[] = ['13:RRGGG', '8:YYGG', '16:YRRRGB', '18:GGBBB', '15:YYRRBB'];

const SEATS: readonly Seat[] = [
  {
    hand: ['+YY', '^2', 'R>YYY', 'BB>YRGGG'],
    played: ['+YR', 'RRR>BB'],
    caravan: spices({ turmeric: 1, saffron: 2, cardamom: 1, cinnamon: 2 }),
    claimed: ['14:GGBB', '10:RRGG', '12:GGGG'],
    coins: { gold: 1, silver: 1 },
  },
  {
    hand: ['+YY', 'GG>BB', 'B>GG'],
    played: ['+YYY', '^2', 'G>RR', 'YYYY>GB'],
    caravan: spices({ turmeric: 3, saffron: 2, cardamom: 2, cinnamon: 2 }),
    claimed: ['9:YYRB'],
    coins: { gold: 1, silver: 0 },
  },
  {
    hand: ['+YYR', '^2', 'YY>G', 'RR>GG', 'B>YRG'],
    played: ['YR>B', '+YY'],
    caravan: spices({ turmeric: 4, saffron: 3, cardamom: 2 }),
    claimed: ['11:YYGGG', '7:YYYRR'],
    coins: { gold: 1, silver: 1 },
  },
  {
    hand: ['+YY', '^2', '+G', 'GGG>BBB', 'YY>RR'],
    played: [],
    caravan: spices({ turmeric: 2, saffron: 1, cinnamon: 2 }),
    claimed: ['9:YYYGG', '8:RRRR'],
    coins: { gold: 1, silver: 0 },
  },
  {
    hand: ['+YY', '^2', 'YYG>BB'],
    played: ['+B', 'B>YYRR', 'YYY>RG'],
    caravan: spices({ turmeric: 1, saffron: 4, cardamom: 1, cinnamon: 1 }),
    claimed: ['10:YYBB'],
    coins: { gold: 0, silver: 2 },
  },
];

/** A match in its middle, on your turn, with so many seats. You sit in seat 2, or in the last. */
export function middleOf(seatCount: SeatCount): Table {
  const laid = layTable(seatCount, { merchants: MERCHANT_DECK, points: POINT_DECK });
  const order = seatCount === 2 ? [0, YOU] : [0, 1, 2, 3, 4].slice(0, seatCount);
  const used = new Set<string>([
    ...STALLS.map(({ card }) => card),
    ...SEATS.flatMap(({ hand, played }) => [...hand, ...played]),
  ]);
  return {
    ...laid,
    seats: order.flatMap((index) => SEATS[index] ?? []),
    toAct: order.indexOf(YOU),
    round: 14,
    coins: { gold: 4, silver: 6 },
    merchantRow: STALLS,
    merchantDeck: MERCHANT_DECK.filter((card) => !used.has(card)).slice(0, 20),
    pointRow: POINTS,
    pointDeck: POINT_DECK.filter((card) => !POINTS.includes(card)).slice(0, 23),
    pointCardsToEnd: 5,
  };
}

/** The room of a match that is over; you are its host. */
export function roomOf(people: readonly TablePerson[]): RoomView {
  const you = people.length === 2 ? 1 : YOU;
  return {
    code: 'DUNE47',
    version: 1,
    status: 'finished',
    places: people.map(({ name, presence }, id) => ({ id, name, presence, isHost: id === you })),
    options: { openTable: false, pointCardsToEnd: null, fastBots: false, botsGiveWay: false, hints: false },
    match: {
      id: 'gallery',
      number: 1,
      seats: people.map((_, id) => id),
      names: people.map(({ name }) => name),
      isOver: true,
    },
    spectators: 2,
    you,
    link: 'https://spice-road.example/r/DUNE47',
  };
}

export function withYou(table: Table, you: number, change: Partial<Seat>): Table {
  return { ...table, seats: table.seats.map((seat, index) => (index === you ? { ...seat, ...change } : seat)) };
}

/** A hand of so many cards, of every kind. */
export function handOf(count: number): readonly MerchantCardId[] {
  const starting: readonly MerchantCardId[] = ['+YY', '^2'];
  return [...starting, ...MERCHANT_DECK.filter((_, index) => index % 3 === 0), ...MERCHANT_DECK]
    .filter((card, index, all) => all.indexOf(card) === index)
    .slice(0, count);
}

/** The last round or so of moves, as they would have led to the table above. */
export function historyOf(seatCount: number): readonly HistoryEntry[] {
  const moves = MOVES.filter(({ seat }) => seat < seatCount);
  return moves.map(({ seat, round, event }, index) => ({ stateId: index + 1, round, events: [{ ...event, seat }] }));
}

/** The last thing that each of the others did: they took one of these. */
export function takesOf(seatCount: number, cards: readonly MerchantCardId[]): readonly HistoryEntry[] {
  const before = historyOf(seatCount);
  const takes = cards.slice(0, seatCount).map((card, seat): HistoryEntry => ({
    stateId: before.length + 1 + seat,
    round: 14,
    events: [{ type: 'acquired', seat, slot: 0, card, payment: [], collected: NONE, dealt: null }],
  }));
  return [...before, ...takes];
}

interface Move {
  readonly seat: number;
  readonly round: number;
  readonly event: Extract<GameEvent, { seat: number }>;
}

function move(round: number, event: Extract<GameEvent, { seat: number }>): Move {
  return { round, seat: event.seat, event };
}

const cubes = (some: Partial<Spices>) => spices(some);

const MOVES: readonly Move[] = [
  move(11, { type: 'rested', seat: 1, cards: ['+YY', '^2', 'G>RR', '+YYY'] }),
  move(11, { type: 'gathered', seat: 2, card: '+YY', took: cubes({ turmeric: 2 }) }),
  move(11, {
    type: 'acquired',
    seat: 3,
    slot: 2,
    card: 'GGG>BBB',
    payment: ['turmeric', 'turmeric'],
    collected: cubes({ saffron: 1 }),
    dealt: '^3',
  }),
  move(11, { type: 'discarded', seat: 3, spices: cubes({ turmeric: 1 }) }),
  move(11, { type: 'upgraded', seat: 4, card: '^2', steps: ['turmeric', 'turmeric'] }),
  move(12, { type: 'gathered', seat: 0, card: '+YR', took: cubes({ turmeric: 1, saffron: 1 }) }),
  move(12, { type: 'upgraded', seat: 1, card: '^3', steps: ['turmeric', 'saffron', 'saffron'] }),
  move(12, {
    type: 'traded',
    seat: 2,
    card: 'YR>B',
    times: 1,
    gave: cubes({ turmeric: 1, saffron: 1 }),
    took: cubes({ cinnamon: 1 }),
  }),
  move(12, { type: 'gathered', seat: 3, card: '+YYYY', took: cubes({ turmeric: 4 }) }),
  move(12, { type: 'claimed', seat: 4, slot: 1, card: '10:YYBB', coin: 'silver', dealt: null }),
  move(13, {
    type: 'traded',
    seat: 0,
    card: 'RRR>BB',
    times: 1,
    gave: cubes({ saffron: 3 }),
    took: cubes({ cinnamon: 2 }),
  }),
  move(13, { type: 'gathered', seat: 1, card: '+YYY', took: cubes({ turmeric: 3 }) }),
  move(13, { type: 'acquired', seat: 2, slot: 0, card: 'B>YRG', payment: [], collected: NONE, dealt: '+YG' }),
  move(13, { type: 'rested', seat: 3, cards: ['+YYYY', '^2', 'YY>RR'] }),
  move(13, {
    type: 'traded',
    seat: 4,
    card: 'B>YYRR',
    times: 2,
    gave: cubes({ cinnamon: 2 }),
    took: cubes({ turmeric: 4, saffron: 4 }),
  }),
  move(14, { type: 'claimed', seat: 0, slot: 2, card: '14:GGBB', coin: null, dealt: '15:YYRRBB' }),
  move(14, {
    type: 'traded',
    seat: 1,
    card: 'G>RR',
    times: 2,
    gave: cubes({ cardamom: 2 }),
    took: cubes({ saffron: 4 }),
  }),
];
