import { SpiceRoad } from '@spice-road/game';
import {
  type Action,
  legalActions,
  outlookOfView,
  parseView,
  printAction,
  type Tally,
  type View,
} from '@spice-road/rules';
import { pick, type Random } from '@spice-road/rules/testing';
import { Client } from '#boardgame.io/client';
import { SocketIO } from '#boardgame.io/multiplayer';
import type { SeatTicket } from './match.ts';

/** boardgame.io's own client and transport, as they come out of the box. */
export interface StockPlayer extends Disposable {
  /** What this client sees; null before its first sync. */
  view(): View | null;
  stateId(): number;
  /** The log as the client keeps it: the state each entry was made at. */
  loggedStates(): readonly number[];
  gameover(): Tally | null;
  isConnected(): boolean;
  act(action: Action): void;
  /** Called whenever the client has something new. */
  onChange(hear: () => void): void;
  stop(): void;
}

export function stockPlayer(
  ticket: Omit<SeatTicket, 'seat' | 'secret'> & { seat: number | null; secret?: string },
): StockPlayer {
  const client = Client({
    game: SpiceRoad,
    matchID: ticket.matchId,
    ...(ticket.seat === null ? {} : { playerID: String(ticket.seat) }),
    ...(ticket.secret === undefined ? {} : { credentials: ticket.secret }),
    debug: false,
    multiplayer: SocketIO({ server: ticket.url.replace(/\/$/, ''), socketOpts }),
  });
  const listeners: (() => void)[] = [];
  // One subscription for each client: ids of a second one can collide.
  client.subscribe(() => {
    for (const hear of listeners) hear();
  });
  client.start();
  const state = () => client.getState();
  const stop = () => {
    client.stop();
  };
  return {
    view: () => parseView(state()?.G),
    stateId: () => state()?._stateID ?? -1,
    loggedStates: () => (state()?.log ?? []).map(({ _stateID: id }) => id),
    gameover: () => state()?.ctx.gameover ?? null,
    isConnected: () => state()?.isConnected ?? false,
    act: (action) => {
      const { type, ...argument } = printAction(action);
      client.moves[type]?.(...(Object.keys(argument).length > 0 ? [argument] : []));
    },
    onChange: (hear) => {
      listeners.push(hear);
    },
    stop,
    [Symbol.dispose]: stop,
  };
}

/** All it needs is to be told to use websockets; the rest makes tests quick. */
const socketOpts = { transports: ['websocket'], reconnectionDelay: 50, reconnectionDelayMax: 200 };

/** Anything legal, but a claim where there is one: such games end. */
export function eagerly(random: Random): (view: View) => Action | null {
  return (view) => {
    const outlook = outlookOfView(view);
    const legal = outlook ? legalActions(outlook) : [];
    const claims = legal.filter(({ type }) => type === 'claim');
    return legal.length === 0 ? null : pick(claims.length > 0 ? claims : legal, random);
  };
}

/** Lets a player act whenever it is their turn: once at every table, and once more when the line broke meanwhile. */
export function playOn(player: StockPlayer, choose: (view: View) => Action | null): void {
  let actedAt = -1;
  const consider = () => {
    const view = player.view();
    const at = player.stateId();
    if (!player.isConnected()) actedAt = -1;
    if (view === null || at <= actedAt || !player.isConnected()) return;
    const action = choose(view);
    if (action === null) return;
    actedAt = at;
    // Not within the client's own notification, where it is in the middle of things.
    setImmediate(() => {
      player.act(action);
    });
  };
  player.onChange(consider);
  consider();
}
