import { POINT_CARDS_TO_END } from '@spice-road/rules';
import * as z from 'zod/mini';
import { attemptSchema } from './attempt.ts';
import { botLevelSchema, standInSchema } from './bots.ts';
import { commitmentSchema } from './fairness.ts';
import { nicknameSchema } from './nickname.ts';
import { roomCodeSchema } from './room-code.ts';

/** Places of a room. RULES 1.3. */
export const MOST_PLACES = 5;
export const FEWEST_PLAYERS = 2;

export const ROOM_STATUSES = ['waiting', 'playing', 'finished'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/** `left` is somebody who said good-bye in the middle of a match; the place is kept for them while it lasts. */
export const PRESENCES = ['here', 'away', 'left'] as const;
export type Presence = (typeof PRESENCES)[number];

const placeSchema = z.object({
  /** Stable within the room, 0 to 4; also the colour and shape of the emblem. */
  id: z.int().check(z.minimum(0), z.maximum(MOST_PLACES - 1)),
  name: z.string(),
  isHost: z.boolean(),
  presence: z.enum(PRESENCES),
  /** Away for a minute or more: nobody need wait for them. Missing otherwise. */
  isLongAway: z.optional(z.literal(true)),
  /** The level of the bot whose place it is, which is always here; missing where a person sits. */
  bot: z.optional(botLevelSchema),
  /** Acts, or is about to, for the person whose place it is. Missing otherwise. */
  standIn: z.optional(standInSchema),
});
export type PlaceView = z.infer<typeof placeSchema>;

export const roomOptionsSchema = z.object({
  /** RULES 10.1. */
  openTable: z.boolean(),
  /** RULES 10.2; null follows the number of players. */
  pointCardsToEnd: z.nullable(z.int().check(z.minimum(POINT_CARDS_TO_END.least), z.maximum(POINT_CARDS_TO_END.most))),
  /** Bots act as soon as they have thought, not at the pace of people. */
  fastBots: z.boolean(),
  /** Whoever comes to a full room, or to a match that runs, may take the place of a bot. */
  botsGiveWay: z.boolean(),
  /** At their own turn players may be shown what the strongest bot would do. */
  hints: z.boolean(),
});
export type RoomOptions = z.infer<typeof roomOptionsSchema>;

const roomMatchSchema = z.object({
  id: z.string(),
  /** 1 for the first match of the room. */
  number: z.int(),
  /** The place that sits in each seat, seat 0 first. */
  seats: z.array(z.int()),
  /** Names as they were at the start: a place may have changed hands since. */
  names: z.array(z.string()),
  isOver: z.boolean(),
  /** To what chance gave it: see `fairness.ts`. Missing in matches of before there were any. */
  commitment: z.optional(commitmentSchema),
});
export type RoomMatch = z.infer<typeof roomMatchSchema>;

/** What one person may know of a room; `you` is their place, null for a spectator. */
export const roomViewSchema = z.object({
  code: z.string(),
  /** Grows by one with every change that is stored; presence alone leaves it. */
  version: z.int(),
  status: z.enum(ROOM_STATUSES),
  /** Taken places, in order of their ids. */
  places: z.array(placeSchema),
  options: roomOptionsSchema,
  /** The match running or last played; null before the first. */
  match: z.nullable(roomMatchSchema),
  spectators: z.int(),
  you: z.nullable(z.int()),
  /** Told over the socket: the secret it came with proves nothing any more, since its place was given up. Missing otherwise. */
  isSecretVoid: z.optional(z.literal(true)),
  /** The address to share, without any secret. */
  link: z.string(),
  /** When the room goes if nothing more is done in it; ISO 8601, UTC. */
  expiresAt: z.optional(z.iso.datetime()),
});
export type RoomView = z.infer<typeof roomViewSchema>;

/** Proof of a place: sent as `Authorization: Bearer`, as `credentials` of boardgame.io, or in a socket's `auth`. */
export const secretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const createRoomSchema = z.strictObject({ name: nicknameSchema, attempt: z.optional(attemptSchema) });
export const takePlaceSchema = z.strictObject({ name: nicknameSchema, attempt: z.optional(attemptSchema) });
export const renameSchema = z.strictObject({ name: nicknameSchema });
export const setOptionsSchema = z.strictObject({
  openTable: z.optional(z.boolean()),
  pointCardsToEnd: z.optional(
    z.nullable(z.int().check(z.minimum(POINT_CARDS_TO_END.least), z.maximum(POINT_CARDS_TO_END.most))),
  ),
  fastBots: z.optional(z.boolean()),
  botsGiveWay: z.optional(z.boolean()),
  hints: z.optional(z.boolean()),
});
export const continuationTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{32}$/));
export const redeemSchema = z.strictObject({ token: continuationTokenSchema });

/** Answer to creating a room, taking a place or redeeming a continuation: keep the secret, share the link. */
export const seatedSchema = z.object({ place: z.int(), secret: secretSchema, room: roomViewSchema });
export type Seated = z.infer<typeof seatedSchema>;

export const continuationSchema = z.object({
  /** Goes into the fragment of the room's link: `/r/CODE#continue=TOKEN`. */
  token: continuationTokenSchema,
  /** ISO 8601, UTC. Good once, until then. */
  expiresAt: z.iso.datetime(),
});
export type Continuation = z.infer<typeof continuationSchema>;

/** `auth` of the socket to the namespace `/room`. */
export const roomHandshakeSchema = z.object({ code: roomCodeSchema, secret: z.optional(z.nullable(secretSchema)) });
