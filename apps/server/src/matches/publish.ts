import type { Socket } from 'socket.io';
import { stateFor } from '../boardgameio.ts';
import type { LogRow } from '../store/schema.ts';
import { readLog, type StoredMatch } from '../store/match-rows.ts';
import type { Db } from '../store/db.ts';
import { wireEntry } from './log-page.ts';
import type { Sessions } from './sessions.ts';

/** Entries that come along with a table; older ones are fetched when somebody scrolls back. */
const LOG_TAIL = 60;

/** Shows a stored action to everybody at the match, each as they may see it. */
export function publishAction(sessions: Sessions, match: StoredMatch, entry: LogRow): void {
  const log = [wireEntry(entry, match.seats.length)];
  const states = new Map<number | null, unknown>();
  for (const [socket, { seat }] of sessions.atMatch(match.id)) {
    const state = states.get(seat) ?? stateFor(seat, match.state);
    states.set(seat, state);
    socket.emit('update', match.id, state, log);
  }
}

/** Sends one socket the whole table as its seat may see it, and the end of the log. */
export async function sendTable(db: Db, socket: Socket, match: StoredMatch, seat: number | null): Promise<void> {
  const rows = await readLog(db, match.id, { before: null, limit: LOG_TAIL });
  const state = stateFor(seat, match.state);
  socket.emit('sync', match.id, {
    state,
    log: rows.map((row) => wireEntry(row, match.seats.length)),
    filteredMetadata: match.seats.map(({ name }, id) => ({ id, name })),
    // boardgame.io would send the laid table here, decks and all. Clients only keep it for a reset.
    initialState: state,
  });
}
