import { isDeepStrictEqual } from 'node:util';
import { judge, layTable, parseAction, SEAT_COUNTS, type Table } from '@spice-road/rules';
import { commitmentTo } from '../matches/commitment.ts';
import { DamagedRow, soundJson } from '../store/damaged.ts';
import { actionSchema, matchStateSchema, openingSchema, type StoredOpening } from '../store/match-json.ts';
import type { Db } from '../store/db.ts';
import { openForTools } from './admin-store.ts';

/** Replays every match from its opening and its log; the exit code is 1 when a stored table is not what that gives. */
export async function checkMatches(path: string, say: (line: string) => void): Promise<number> {
  await using store = await openForTools(path);
  const { db } = store;
  let checked = 0;
  let faulty = 0;
  for (let after = ''; ;) {
    const match = await db
      .selectFrom('matches')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!match) break;
    after = match.id;
    checked += 1;
    const fault = await faultOf(db, match).catch((error: unknown) => {
      if (error instanceof DamagedRow) return error.message;
      throw error;
    });
    if (fault !== null) {
      faulty += 1;
      say(`Match ${match.number} of room ${match.room_code} (${match.id}): ${fault}`);
    }
  }
  say(
    faulty === 0
      ? `${checked} matches: all are as their logs say.`
      : `${checked} matches: ${faulty} are not as their logs say.`,
  );
  return faulty === 0 ? 0 : 1;
}

interface Row {
  readonly id: string;
  readonly opening: string;
  readonly state: string;
  readonly state_id: number;
  readonly commitment: string | null;
}

async function faultOf(db: Db, row: Row): Promise<string | null> {
  const state = soundJson('its state', matchStateSchema, row.state);
  const opening = soundJson('its opening', openingSchema, row.opening);
  const seats = await db
    .selectFrom('match_seats')
    .select('place')
    .where('match_id', '=', row.id)
    .orderBy('seat')
    .execute();
  const seatCount = SEAT_COUNTS.find((count) => count === seats.length);
  if (seatCount === undefined) return `it has ${seats.length} seats.`;
  const fault = sealFault(
    row.commitment,
    opening,
    seats.map(({ place }) => place),
  );
  if (fault !== null) return fault;

  const options = opening.pointCardsToEnd === undefined ? {} : { pointCardsToEnd: opening.pointCardsToEnd };
  let table: Table = layTable(seatCount, opening.decks, options);
  const log = await db.selectFrom('log').selectAll().where('match_id', '=', row.id).orderBy('state_id').execute();
  for (const [index, entry] of log.entries()) {
    if (entry.state_id !== index) return `action ${index} is missing from its log.`;
    const action = parseAction(soundJson(`action ${index} of its log`, actionSchema, entry.action));
    const verdict = action && table.toAct === entry.seat ? judge(table, action) : null;
    if (!verdict?.ok) return `action ${index} of its log is against the rules.`;
    ({ table } = verdict);
  }
  if (row.state_id !== log.length) return `it counts ${row.state_id} actions, its log ${log.length}.`;
  // As JSON keeps it: a field that is undefined is a field that is not there.
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(table)), state.G.table)) return 'its table is another one.';
  return null;
}

function sealFault(commitment: string | null, { decks, salt }: StoredOpening, seats: number[]): string | null {
  if (commitment === null || salt === undefined) return null;
  const opening = { merchantDeck: [...decks.merchants], pointDeck: [...decks.points], seats, salt };
  return commitmentTo(opening) === commitment ? null : 'its commitment is to another opening.';
}
