import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { createBot } from '@spice-road/bots';
import { type Table, type View, viewOf } from '@spice-road/rules';
import { seededRandom } from '@spice-road/rules/testing';
import * as z from 'zod';
import type { MatchState } from '../../src/boardgameio.ts';
import { storePath } from '../../src/store/store.ts';
import { startMatch } from './match.ts';
import { type StockPlayer, stockPlayer } from './stock-player.ts';
import { pause, until } from './until.ts';
import { type Wiretap, wiretap } from './wiretap.ts';

export interface CutFigures {
  cuts: number;
  /** After each of these all clients held the table the server held. */
  turns: number;
}

interface Client {
  readonly player: StockPlayer;
  readonly seat: number | null;
  readonly wire: Wiretap;
}

/**
 * A whole game of three bots with somebody watching, during which the lines break: of one or of all, before, while or after
 * somebody acts, for a moment or for longer. After every turn all of them hold the whole table, as they may see it, that
 * is in the store. Throws when somebody sees another one.
 */
export async function cutGame(
  { url, port, folder }: { readonly url: string; readonly port: number; readonly folder: string },
  { cuts, seed }: { cuts: number; seed: number },
): Promise<CutFigures> {
  const match = await startMatch(url, 3);
  await using stack = new AsyncDisposableStack();
  const database = stack.adopt(new DatabaseSync(storePath(folder), { readOnly: true }), (each) => {
    each.close();
  });
  const clients: Client[] = [];
  for (const ticket of [...match.tickets, { url, matchId: match.id, seat: null }]) {
    const wire = stack.use(await wiretap(port));
    clients.push({ wire, seat: ticket.seat, player: stack.use(stockPlayer({ ...ticket, url: wire.url })) });
  }
  const random = seededRandom(seed);
  const bot = createBot('novice');
  const figures: CutFigures = { cuts: 0, turns: 0 };
  let table = storedTable(database, match.id);
  await expectAllToSee(clients, table, 0);
  while (table.phase !== 'over') {
    const mover = clients[table.toAct];
    const view = mover?.player.view();
    if (!mover || !view) throw new Error('Nobody is to act.');
    const breaking = figures.cuts < cuts && random() < 0.6 ? breakSomewhere(clients, random) : null;
    figures.cuts += breaking === null ? 0 : 1;
    await actUntilDone(mover.player, bot.choose(view, { random }), figures.turns);
    await breaking;
    figures.turns += 1;
    table = storedTable(database, match.id);
    await expectAllToSee(clients, table, figures.turns);
  }
  return figures;
}

/** At a time of chance around the action that is on its way, and for some time. */
async function breakSomewhere(clients: readonly Client[], random: () => number): Promise<void> {
  const all = random() < 0.25;
  const victims = all ? clients : [clients[Math.floor(random() * clients.length)]];
  const [delay, length] = [random() * 12, random() < 0.5 ? 0 : random() * 120];
  // Before anything is sent, now and then.
  if (delay > 3) await pause(delay - 3);
  for (const victim of victims) victim?.wire.cut(length);
}

/** As a person does who comes back and finds that what they did was not done: it is still their turn, so once more. */
async function actUntilDone(player: StockPlayer, action: Parameters<StockPlayer['act']>[0], at: number): Promise<void> {
  const isSeen = () => player.stateId() > at;
  for (let tries = 0; !isSeen(); tries += 1) {
    if (tries === 20) throw new Error(`Action ${at} is never done.`);
    await until('the mover is connected', () => player.isConnected(), 20_000);
    player.act(action);
    // Long enough for an answer; a line that breaks meanwhile is the end of the waiting, too.
    for (let waited = 0; waited < 100 && !isSeen() && player.isConnected(); waited += 1) await pause(5);
    await until('the mover is back', () => player.isConnected(), 20_000);
    await pause(20);
  }
}

async function expectAllToSee(clients: readonly Client[], table: Table, stateId: number): Promise<void> {
  for (const { player, seat } of clients) {
    const name = seat === null ? 'whoever watches' : `seat ${seat}`;
    await until(`${name} holds table ${stateId}`, () => player.isConnected() && player.stateId() === stateId, 20_000);
    const owed: View = viewOf(table, { seat, open: false });
    if (!isDeepStrictEqual(player.view(), owed)) throw new Error(`After turn ${stateId} ${name} sees another table.`);
  }
}

const rowSchema = z.object({ state: z.string() });

function storedTable(database: DatabaseSync, matchId: string): Table {
  const row = rowSchema.parse(database.prepare('select state from matches where id = ?').get(matchId));
  const state: MatchState = JSON.parse(row.state);
  return state.G.table;
}
