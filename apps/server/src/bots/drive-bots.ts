import type { BotLevel } from '@spice-road/protocol';
import { isOver, stateIdOf } from '../boardgameio.ts';
import type { Desk } from '../matches/desk.ts';
import { endStandIns } from '../rooms/bots-of-room.ts';
import { readRoom } from '../store/room-rows.ts';
import type { Db } from '../store/db.ts';
import type { StoredMatch } from '../store/match-rows.ts';
import { type BotTable, type BotTurn, clearTable, newBotTable } from './bot-table.ts';
import { coalesced } from './coalesced.ts';
import { pauseBefore, seedOf } from './pause.ts';
import { botActing, type Player, playersIn, replacedPeople } from './players.ts';
import { matchInQueue, takeTurn } from './take-turn.ts';
import type { Thinkers } from './thinkers.ts';

/** What a server knows of its bots. */
export interface DrivenBots {
  /** Matches in which bots act now. */
  tables(): number;
  stop(): void;
}

/** Where a table could not even be looked at. */
const NO_TURN: Omit<BotTurn, 'cancel'> = { stateId: -1, seat: 0, level: 'novice' };

/** After a turn that came to nothing, how long until the table is looked at again; twice as long each time, up to a minute. */
const RETRY = { least: 1000, most: 60_000 };

/**
 * Lets bots act where it is their turn and a person is there. A table that everybody has left is forgotten, timers and
 * all, and looked at anew when somebody comes: so it is after a restart, too.
 */
export function driveBots(desk: Desk, thinkers: Thinkers): DrivenBots {
  const { house, sessions } = desk;
  const { store, clock, presence, fanout, log } = house;
  const tables = new Map<string, BotTable>();
  let isOverForAll = false;

  const read = coalesced(async (code) => {
    const room = await readRoom(store.db, code);
    const players = playersIn(room);
    if (room?.places.some(({ bot, hasLeft }) => bot !== undefined && !hasLeft) || players !== null) thinkers.expect();
    if (!room?.match || players === null || isOverForAll) return forget(code);
    const { id } = room.match;
    const isHere = (player: Player, seat: number) => isPersonHere({ code, matchId: id }, player, seat);
    const back = replacedPeople(players.filter(isHere));
    // That is news, and the room is looked at again.
    if (back.length > 0)
      return endStandIns(
        house,
        code,
        back.map(({ place }) => place),
      );
    if (!players.some(isHere)) return forget(code);

    const given = { code, matchId: id, players, isFast: room.options.fastBots };
    const before = tables.get(code);
    const table = before?.matchId === id ? Object.assign(before, given) : newBotTable(given);
    if (before !== table && before) clearTable(before);
    tables.set(code, table);
    announce(table);
    const match = await matchInQueue(desk, id);
    if (match === null) return forget(code);
    if (tables.get(code) === table) goOn(table, match);
  });

  /** Is a bot next? Then it acts after a pause; once for every table. */
  function goOn(table: BotTable, match: StoredMatch): void {
    const stateId = stateIdOf(match.state);
    const seat = match.state.G.table.toAct;
    const level = isOver(match.state) ? null : botAt(table, table.players, seat);
    const { turn } = table;
    if (turn !== null && turn.stateId === stateId && turn.level === level) return;
    turn?.cancel();
    table.turn = null;
    if (level === null) return;
    const seed = seedOf(table.matchId, stateId);
    const next: BotTurn = {
      stateId,
      seat,
      level,
      cancel: clock.after(pauseBefore(seed, table.isFast ? 'fast' : 'usual'), () => {
        void act(table, next);
      }),
    };
    table.turn = next;
  }

  async function act(table: BotTable, turn: BotTurn): Promise<void> {
    const isMeant = () => tables.get(table.code) === table && table.turn === turn;
    const mayStill = async (db: Db) => {
      const room = isMeant() ? await readRoom(db, table.code) : null;
      return botAt(table, playersIn(room) ?? [], turn.seat) === turn.level;
    };
    try {
      const taken = await takeTurn(desk, thinkers, { table, turn, mayStill });
      if (taken.ok) {
        table.failures = 0;
        house.metrics.botActed(turn.level);
      } else {
        house.metrics.botDropped(turn.level);
        lookAgainSoon(table, turn);
      }
    } catch (error) {
      if (!isOverForAll) log.error('A bot could not act.', error);
      lookAgainSoon(table, turn);
    }
  }

  /** Unless there is something else to do at this table by now. */
  function lookAgainSoon(table: BotTable, turn: BotTurn | null): void {
    if (tables.get(table.code) !== table || table.turn !== turn) return;
    const wait = Math.min(RETRY.most, RETRY.least * 2 ** table.failures);
    table.failures += 1;
    const again: BotTurn = {
      ...(turn ?? NO_TURN),
      cancel: clock.after(wait, () => {
        if (table.turn === again) table.turn = null;
        look(table.code);
      }),
    };
    table.turn = again;
  }

  /** When a stand-in that was announced sits in, everybody sees that. */
  function announce(table: BotTable): void {
    table.unannounce();
    table.unannounce = () => {};
    const waits = replacedPeople(table.players).map(({ standIn }) => standIn.from - clock.now());
    const soonest = Math.min(...waits.filter((wait) => wait > 0));
    if (soonest === Infinity) return;
    table.unannounce = clock.after(soonest, () => {
      fanout.publish({ kind: 'room', code: table.code });
    });
  }

  function forget(code: string): void {
    const table = tables.get(code);
    if (table) clearTable(table);
    tables.delete(code);
  }

  /** Has whoever this seat belongs to a socket in the room, or at the table? */
  function isPersonHere({ code, matchId }: Pick<BotTable, 'code' | 'matchId'>, player: Player, seat: number): boolean {
    if (player.kind !== 'person' || player.hasLeft) return false;
    return (
      presence.isHere(code, player.place) || sessions.atMatch(matchId).some(([, session]) => session.seat === seat)
    );
  }

  function botAt(table: BotTable, players: readonly Player[], seat: number): BotLevel | null {
    const player = players[seat];
    const isHere = player !== undefined && isPersonHere(table, player, seat);
    return botActing(player, { now: clock.now(), isHere });
  }

  function look(code: string): void {
    if (isOverForAll) return;
    read(code).catch((error: unknown) => {
      if (isOverForAll) return;
      log.error('The bots of a room could not be seen to.', error);
      // A table that has been looked at goes on by itself later; of others the next news tells.
      const table = tables.get(code);
      if (table?.turn === null) lookAgainSoon(table, null);
    });
  }

  presence.onChange(look);
  fanout.listen(({ kind, code }) => {
    if (kind === 'room') look(code);
  });
  sessions.onOpen(({ roomCode, seat }) => {
    if (seat !== null) look(roomCode);
  });
  desk.onAction((match) => {
    const table = tables.get(match.roomCode);
    if (table?.matchId === match.id && !isOverForAll) goOn(table, match);
  });
  return {
    tables: () => tables.size,
    stop: () => {
      isOverForAll = true;
      for (const code of tables.keys()) forget(code);
    },
  };
}
