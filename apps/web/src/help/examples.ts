import {
  judge,
  layTable,
  MERCHANT_DECK,
  parseAction,
  parseCubes,
  parseSequence,
  POINT_DECK,
  spices,
  type ActionNotation,
  type Coins,
  type Earnings,
  type MerchantCardId,
  type PointCardId,
  type Seat,
  type SeatCount,
  type Spice,
  type Spices,
  type Table,
} from '@spice-road/rules';

/** A table for an example, as it differs from one just laid; cubes and actions in the notation of the rules. */
interface Setting {
  readonly seats?: SeatCount;
  readonly toAct?: number;
  /** What the seat to act has. */
  readonly caravan: string;
  readonly hand?: readonly MerchantCardId[];
  readonly played?: readonly MerchantCardId[];
  readonly claimed?: readonly PointCardId[];
  /** The left end of the merchant row, with what lies on its cards. */
  readonly stalls?: readonly { readonly card: MerchantCardId; readonly cubes: string }[];
  /** The left end of the point row. */
  readonly points?: readonly PointCardId[];
}

export interface Example {
  readonly setting: Setting;
  readonly actions: readonly ActionNotation[];
}

/** What the help draws. Only what comes before is written here: what comes after, the rules say. */
export const EXAMPLES = {
  gather: { setting: { caravan: 'YYY' }, actions: [{ type: 'play', card: '+YY' }] },
  upgrade: {
    setting: { caravan: 'YYR', hand: ['+YY', '^3'] },
    actions: [{ type: 'play', card: '^3', upgrades: 'YRY' }],
  },
  trade: {
    setting: { caravan: 'YYYYYR', hand: ['+YY', '^2', 'YY>G'] },
    actions: [{ type: 'play', card: 'YY>G', times: 2 }],
  },
  acquire: {
    setting: {
      caravan: 'YYYR',
      stalls: [
        { card: 'R>YYY', cubes: '' },
        { card: '+YR', cubes: 'Y' },
        { card: 'RR>GG', cubes: '' },
        { card: '+G', cubes: '' },
        { card: 'YYY>B', cubes: '' },
      ],
    },
    actions: [{ type: 'acquire', slot: 3, payment: 'YYR' }],
  },
  collect: {
    setting: { caravan: 'YY', stalls: [{ card: 'R>YYY', cubes: 'YYR' }] },
    actions: [{ type: 'acquire', slot: 0, payment: '' }],
  },
  rest: {
    setting: { caravan: 'YYR', hand: ['RR>GG'], played: ['+YY', '^2', '+YR'] },
    actions: [{ type: 'rest' }],
  },
  claim: {
    setting: {
      caravan: 'YYYRGGG',
      points: ['8:YYGG', '12:RRBB', '15:GGGGG', '10:RRGG', '17:YYGGBB'],
    },
    actions: [{ type: 'claim', slot: 0 }],
  },
  full: {
    setting: { caravan: 'YYYYYRRGB', hand: ['+YYY', '^2'] },
    actions: [
      { type: 'play', card: '+YYY' },
      { type: 'discard', cubes: 'YY' },
    ],
  },
  lastCard: {
    setting: {
      seats: 4,
      toAct: 1,
      caravan: 'YYGGR',
      claimed: ['6:YYRR', '9:YYYGG', '10:RRGG', '12:GGGG'],
      points: ['8:YYGG'],
    },
    actions: [{ type: 'claim', slot: 0 }],
  },
} as const satisfies Readonly<Record<string, Example>>;

/** One moment of an example, from the eyes of whoever acts in it. */
export interface Moment {
  readonly table: Table;
  readonly me: Seat;
}

/** The table before, and after each of the actions, as the rules judge them. */
export function momentsOf({ setting, actions }: Example): readonly [Moment, ...Moment[]] {
  const seat = setting.toAct ?? 0;
  let table = laid(setting);
  const first = momentOf(table, seat);
  const later = actions.map((action) => {
    table = judged(table, action);
    return momentOf(table, seat);
  });
  return [first, ...later];
}

/** The same seat after each step of an upgrade: whoever stops early has what it has then. */
export function stepsOf({ setting, actions: [play] }: (typeof EXAMPLES)['upgrade']): readonly Moment[] {
  return Array.from(play.upgrades, (_, step) => {
    const action = { ...play, upgrades: play.upgrades.slice(0, step + 1) };
    const [before, after = before] = momentsOf({ setting, actions: [action] });
    return after;
  });
}

/** What is laid on the cards to the left, in their order. */
export function paymentOf({ actions: [{ payment }] }: (typeof EXAMPLES)['acquire']): readonly Spice[] {
  return parseSequence(payment) ?? [];
}

/** Who has a turn after the last card was claimed, in order, until the rules say that the game is over. */
export function lastTurnsOf(example: Example): readonly number[] {
  let table = momentsOf(example).at(-1)?.table;
  const turns: number[] = [];
  while (table !== undefined && table.phase !== 'over') {
    turns.push(table.toAct);
    table = judged(table, { type: 'acquire', slot: 0, payment: '' });
  }
  return turns;
}

/** Two who end level: for each what counts, by their place in the order of turns. */
export const LEVEL = [
  earnings(['12:RRBB', '8:YYGG', '15:GGGGG', '10:RRGG', '9:YYYGG'], { gold: 2, silver: 1 }, 'YYRGB'),
  earnings(['20:BBBBB', '14:GGBB', '12:GGGG', '11:YYGGG'], { gold: 1, silver: 1 }, 'YRRG'),
] as const;

/** What is left of the piles in three stages of a game. */
export const PILES: readonly { readonly stage: 'both' | 'noGold' | 'noSilver'; readonly coins: Coins }[] = [
  { stage: 'both', coins: { gold: 4, silver: 6 } },
  { stage: 'noGold', coins: { gold: 0, silver: 3 } },
  { stage: 'noSilver', coins: { gold: 2, silver: 0 } },
];

function cubes(letters: string): Spices {
  return parseCubes(letters) ?? spices({});
}

function earnings(claimed: readonly PointCardId[], coins: Coins, caravan: string): Earnings {
  return { claimed, coins, caravan: cubes(caravan) };
}

function laid(setting: Setting): Table {
  const { seats = 2, toAct = 0, hand, played = [], stalls = [], points = [] } = setting;
  const elsewhere = new Set<MerchantCardId>([...stalls.map(({ card }) => card), ...(hand ?? []), ...played]);
  const table = layTable(seats, {
    merchants: [...stalls.map(({ card }) => card), ...MERCHANT_DECK.filter((card) => !elsewhere.has(card))],
    points: [...points, ...POINT_DECK.filter((card) => !points.includes(card) && !setting.claimed?.includes(card))],
  });
  const merchantRow = table.merchantRow.map((stall, slot) => ({ ...stall, spices: cubes(stalls[slot]?.cubes ?? '') }));
  const seated = table.seats.map((seat, index) =>
    index === toAct
      ? { ...seat, hand: hand ?? seat.hand, played, claimed: setting.claimed ?? [], caravan: cubes(setting.caravan) }
      : seat,
  );
  return { ...table, toAct, merchantRow, seats: seated };
}

function judged(table: Table, notation: ActionNotation): Table {
  const action = parseAction(notation);
  const verdict = action === null ? null : judge(table, action);
  if (verdict?.ok !== true) throw new Error(`An example breaks the rules: ${JSON.stringify(notation)}.`);
  return verdict.table;
}

function momentOf(table: Table, seat: number): Moment {
  const me = table.seats[seat];
  if (me === undefined) throw new Error('An example is seen by one of its seats.');
  return { table, me };
}
