/**
 * The rows, as the queries see them; `migrations.ts` makes them. Plain enough for SQLite and PostgreSQL alike: flags are
 * 0 or 1, times are milliseconds since 1970, JSON is text. Secrets are stored as hashes only.
 */
export interface Schema {
  rooms: RoomRow;
  places: PlaceRow;
  secrets: SecretRow;
  attempts: AttemptRow;
  continuations: ContinuationRow;
  matches: MatchRow;
  match_seats: MatchSeatRow;
  log: LogRow;
  lines: LineRow;
  health: HealthRow;
}

export interface RoomRow {
  code: string;
  /** Grows by one with every change; a change is written only where the version is the one it was made from. */
  version: number;
  status: string;
  open_table: number;
  point_cards_to_end: number | null;
  host: number;
  /** The match running or last played. */
  match_id: string | null;
  /** Matches started so far. */
  match_count: number;
  created_at: number;
  touched_at: number;
  fast_bots: number;
  bots_give_way: number;
  hints: number;
}

/** Kept when its owner leaves, so that they can come back; named anew when somebody else takes it. */
export interface PlaceRow {
  room_code: string;
  id: number;
  name: string;
  has_left: number;
  /** The level of the bot whose place it is; null for a person's. */
  bot: string | null;
  /** The level of the bot that acts for a person who is away, and from when on; both null when there is none. */
  stand_in: string | null;
  stand_in_from: number | null;
}

/** Proof of a place; one for each device. */
export interface SecretRow {
  hash: string;
  room_code: string;
  place: number;
  created_at: number;
}

/** A browser's attempt to take a place, so that asking again gives the same one. */
export interface AttemptRow {
  hash: string;
  room_code: string;
  place: number;
  created_at: number;
}

export interface ContinuationRow {
  hash: string;
  room_code: string;
  place: number;
  expires_at: number;
}

export interface MatchRow {
  id: string;
  room_code: string;
  number: number;
  /** What chance gave, as JSON: both decks as shuffled, and the options. With the log it tells the whole match. */
  opening: string;
  state_id: number;
  /** boardgame.io's state as JSON; the table is `G.table`. */
  state: string;
  created_at: number;
  /** Null while it runs. */
  ended_at: number | null;
  called_off: number;
  /** Of the last action, or the start. */
  touched_at: number;
  /** Null in matches of before there were any. */
  commitment: string | null;
}

export interface MatchSeatRow {
  match_id: string;
  seat: number;
  place: number;
  /** As it was at the start. */
  name: string;
}

/** One past action: everything in it was done in the open. */
export interface LogRow {
  match_id: string;
  /** Of the table it was taken at; 0 for the first action. */
  state_id: number;
  round: number;
  seat: number;
  /** In the notation of the records, as JSON. */
  action: string;
  events: string;
  acted_at: number;
  /** A bot acted, in its own seat or for somebody who was away. In logs of before this was kept it is 0 throughout. */
  by_bot: number;
}

/** What somebody said to a room. */
export interface LineRow {
  room_code: string;
  /** 1 for the first of the room. */
  number: number;
  /** Null when the place has since become another person's. */
  place: number | null;
  /** As they were called then. */
  name: string;
  text: string;
  /** The browser's attempt to say it, so that saying it again gives the same line. */
  attempt: string;
  said_at: number;
}

/** The one row that is written to see whether anything can be. */
export interface HealthRow {
  id: number;
  checked_at: number;
}
