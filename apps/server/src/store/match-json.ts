import {
  type ActionNotation,
  type EventNotation,
  isMerchantCardId,
  isPointCardId,
  type MerchantCardId,
  parseAction,
  parseEvent,
  PHASES,
  type PointCardId,
  POINT_CARDS_TO_END,
  SEAT_COUNTS,
  type ShuffledDecks,
  STARTING_CARDS,
  type Table,
} from '@spice-road/rules';
import * as z from 'zod';
import type { MatchState } from '../boardgameio.ts';

// The JSON in the row of a match. Numbers and cards alone are not enough: a table that no play leads to, such as one
// with a card twice, would be played on.

const count = z.int().min(0);
const merchantCard = z.custom<MerchantCardId>((value) => typeof value === 'string' && isMerchantCardId(value));
const pointCard = z.custom<PointCardId>((value) => typeof value === 'string' && isPointCardId(value));
const spices = z.object({ turmeric: count, saffron: count, cardamom: count, cinnamon: count });
const coins = z.object({ gold: count, silver: count });
const pointCardsToEnd = z.int().min(POINT_CARDS_TO_END.least).max(POINT_CARDS_TO_END.most);

const tableSchema = z
  .object({
    seats: z
      .array(
        z.object({
          hand: z.array(merchantCard),
          played: z.array(merchantCard),
          caravan: spices,
          claimed: z.array(pointCard),
          coins,
        }),
      )
      .min(Math.min(...SEAT_COUNTS))
      .max(Math.max(...SEAT_COUNTS)),
    toAct: count,
    round: z.int().min(1),
    phase: z.enum(PHASES),
    lastRound: z.boolean(),
    coins,
    merchantRow: z.array(z.object({ card: merchantCard, spices })),
    merchantDeck: z.array(merchantCard),
    pointRow: z.array(pointCard),
    pointDeck: z.array(pointCard),
    pointCardsToEnd,
  })
  .refine((table) => table.toAct < table.seats.length, { path: ['toAct'] })
  .refine(holdsNoCardTwice, { path: ['cards'] }) satisfies z.ZodType<Table>;

const STARTING: ReadonlySet<string> = new Set(STARTING_CARDS);

/** Starting cards apart, of which every seat has its own. */
function holdsNoCardTwice({ seats, merchantRow, merchantDeck, pointRow, pointDeck }: Table): boolean {
  const cards: readonly string[] = [
    ...merchantRow.map(({ card }) => card),
    ...merchantDeck,
    ...seats.flatMap(({ hand, played }) => [...hand, ...played]).filter((card) => !STARTING.has(card)),
    ...pointRow,
    ...pointDeck,
    ...seats.flatMap(({ claimed }) => claimed),
  ];
  return new Set(cards).size === cards.length;
}

/** The parts of boardgame.io's state that anything is decided by; the rest is its own. */
const partsSchema = z
  .object({
    G: z.object({ table: tableSchema, openTable: z.boolean() }),
    ctx: z.looseObject({
      numPlayers: count,
      turn: count,
      currentPlayer: z.string(),
      playOrder: z.array(z.string()),
      playOrderPos: count,
    }),
    plugins: z.record(z.string(), z.looseObject({})),
    _undo: z.array(z.unknown()),
    _redo: z.array(z.unknown()),
    _stateID: count,
  })
  .refine(({ G, ctx }) => ctx.numPlayers === G.table.seats.length, { path: ['ctx', 'numPlayers'] });

/** Taken as it is when its parts are sound: a copy would lose what boardgame.io keeps for itself. */
export const matchStateSchema = z.custom<MatchState>().superRefine((state, context) => {
  const { error } = partsSchema.safeParse(state);
  for (const { path } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message: 'damaged' });
});

const decksSchema = z.object({
  merchants: z.array(merchantCard),
  points: z.array(pointCard),
}) satisfies z.ZodType<ShuffledDecks>;

/** What a match began with: with the log it tells all of it. Those of before there were commitments have no salt. */
export interface StoredOpening {
  readonly decks: ShuffledDecks;
  readonly openTable: boolean;
  readonly pointCardsToEnd?: number;
  readonly salt?: string;
}

export const openingSchema = z.object({
  decks: decksSchema,
  openTable: z.boolean(),
  pointCardsToEnd: pointCardsToEnd.exactOptional(),
  salt: z.string().exactOptional(),
}) satisfies z.ZodType<StoredOpening>;

/** What a log entry did, and what came of it: in the notation of the records. */
export const actionSchema = z.custom<ActionNotation>((value) => parseAction(value) !== null);
export const eventsSchema = z.array(z.custom<EventNotation>((value) => parseEvent(value) !== null));
