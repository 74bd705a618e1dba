import { BOT_LEVELS, ROOM_STATUSES } from '@spice-road/protocol';
import { POINT_CARDS_TO_END } from '@spice-road/rules';
import * as z from 'zod';
import type {
  AttemptRow,
  ContinuationRow,
  LineRow,
  LogRow,
  MatchRow,
  MatchSeatRow,
  PlaceRow,
  RoomRow,
  SecretRow,
} from './schema.ts';

// What a row must be to be read. A disk can rot, and whoever hosts can open the file: what comes from there is parsed like
// what comes from the network.

const flag = z.union([z.literal(0), z.literal(1)]);
const count = z.int().min(0);
/** Milliseconds since 1970. Later than that no date can be written, with the days a room is kept beyond it. */
const time = z.number().min(0).max(8e15);
const place = z.int().min(0).max(4);
const text = z.string();
const level = z.enum(BOT_LEVELS);

export const roomRowSchema = z.object({
  code: text,
  version: count,
  status: z.enum(ROOM_STATUSES),
  open_table: flag,
  point_cards_to_end: z.int().min(POINT_CARDS_TO_END.least).max(POINT_CARDS_TO_END.most).nullable(),
  host: place,
  match_id: text.nullable(),
  match_count: count,
  created_at: time,
  touched_at: time,
  fast_bots: flag,
  bots_give_way: flag,
  hints: flag,
}) satisfies z.ZodType<RoomRow>;

export const placeRowSchema = z.object({
  room_code: text,
  id: place,
  name: text,
  has_left: flag,
  bot: level.nullable(),
  stand_in: level.nullable(),
  stand_in_from: time.nullable(),
}) satisfies z.ZodType<PlaceRow>;

/** What proves a place, and which. */
export const proofRowSchema = z.object({ hash: text, room_code: text, place }) satisfies z.ZodType<
  Pick<SecretRow & AttemptRow & ContinuationRow, 'hash' | 'room_code' | 'place'>
>;

export const seatRowSchema = z.object({ place, name: text }) satisfies z.ZodType<Pick<MatchSeatRow, 'place' | 'name'>>;

/** What a room tells of its match. */
export const roomMatchRowSchema = z.object({
  number: count,
  ended_at: time.nullable(),
  touched_at: time,
  commitment: text.nullable(),
}) satisfies z.ZodType<Pick<MatchRow, 'number' | 'ended_at' | 'touched_at' | 'commitment'>>;

export const logRowSchema = z.object({
  match_id: text,
  state_id: count,
  round: count,
  seat: place,
  action: text,
  events: text,
  acted_at: time,
  by_bot: flag,
}) satisfies z.ZodType<LogRow>;

export const lineRowSchema = z.object({
  room_code: text,
  number: z.int().min(1),
  place: place.nullable(),
  name: text,
  text,
  attempt: text,
  said_at: time,
}) satisfies z.ZodType<LineRow>;
