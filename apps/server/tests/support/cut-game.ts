import { judge, layTable, SEAT_COUNTS, type Table } from '@spice-road/rules';
import { seededRandom, shuffledDecks } from '@spice-road/rules/testing';
import { isDeepStrictEqual } from 'node:util';
import { actionsOf } from './history.ts';
import { startMatch } from './match.ts';
import { eagerly, playOn, stockPlayer } from './stock-player.ts';
import { pause, until } from './until.ts';
import { wiretap } from './wiretap.ts';

/**
 * A whole game of three, during which the network breaks again and again. After every break all clients come to hold the
 * table that the server holds, as its log tells it. Returns how often it broke; throws when somebody sees something else.
 * The server deals from `seed`.
 */
export async function cutGame(
  { url, port }: { readonly url: string; readonly port: number },
  { cuts, seed }: { cuts: number; seed: number },
): Promise<number> {
  const match = await startMatch(url, 3);
  await using wire = await wiretap(port);
  const players = match.tickets.map((ticket) => stockPlayer({ ...ticket, url: wire.url }));
  const random = seededRandom(seed);
  let goesOn = true;
  let done = 0;
  const isOver = () => players.some((player) => player.gameover() !== null);
  try {
    for (const [seat, player] of players.entries()) {
      const choose = eagerly(seededRandom(seed * 10 + seat));
      playOn(player, (view) => (goesOn ? choose(view) : null));
    }
    while (done < cuts && !isOver()) {
      const wanted = Math.max(...players.map((player) => player.stateId())) + 1 + Math.floor(random() * 5);
      await until('the game goes on', () => players.some((player) => player.stateId() >= wanted) || isOver(), 20_000);
      wire.cut();
      done += 1;
      await until('all are back', () => players.every((player) => player.isConnected()), 20_000);
    }
    await until('the game is over for all', () => players.every((player) => player.gameover() !== null), 60_000);
    goesOn = false;
    await pause(20);
    const table = tableAfter(await actionsOf(url, match.id), seed);
    for (const [seat, player] of players.entries()) {
      if (!isDeepStrictEqual(player.view()?.seats, table.seats)) throw new Error(`Seat ${seat} sees another end.`);
    }
    return done;
  } finally {
    for (const player of players) player.stop();
  }
}

function tableAfter(actions: Awaited<ReturnType<typeof actionsOf>>, seed: number): Table {
  let table = layTable(SEAT_COUNTS[1], shuffledDecks(seededRandom(seed)));
  for (const action of actions) {
    const verdict = judge(table, action);
    if (!verdict.ok) throw new Error('The log holds what the rules refuse.');
    ({ table } = verdict);
  }
  return table;
}
