import { randomBytes } from 'node:crypto';
import { type GameSetup, type GameState, SpiceRoad } from '@spice-road/game';
import { Async, getFilterPlayerView, InitializeGame, ProcessGameConfig } from '#boardgame.io/internal';
import { Master } from '#boardgame.io/master';
import type { State } from 'boardgame.io';

// The one door to boardgame.io. Its rules side is sound and used; its socket transport, lobby and storage are not.
// Package imports (`#…`) because its bare subpaths fail in Node.

/** All boardgame.io knows of a match; `G` holds both decks, so it never leaves the server unfiltered. */
export type MatchState = Omit<State<GameState>, 'deltalog'>;

/** Counts the moves made, so it grows by one with each. */
export function stateIdOf({ _stateID: stateId }: Pick<MatchState, '_stateID'>): number {
  return stateId;
}

export function isOver({ ctx }: MatchState): boolean {
  return ctx.gameover !== undefined;
}

/** A move that has passed the firewall. */
export interface Move {
  readonly type: string;
  readonly args: readonly unknown[];
  /** The seat, as boardgame.io writes it. */
  readonly playerID: string;
}

const game = ProcessGameConfig(SpiceRoad);
const filter = getFilterPlayerView(game);

/** A match before its first move. */
export function layMatch(seatCount: number, setup: GameSetup): MatchState {
  // The decks come shuffled; the seed is unused, but boardgame.io would make one from the clock.
  const seeded = ProcessGameConfig({ ...SpiceRoad, seed: randomBytes(32).toString('hex') });
  return withoutLog(InitializeGame({ game: seeded, numPlayers: seatCount, setupData: setup }));
}

/** The state after a move, or null when boardgame.io refuses it. Nothing is stored and nobody is told. */
export async function applyMove(state: MatchState, move: Move): Promise<MatchState | null> {
  const match = new MatchInHand(state);
  const master = new Master(game, match, { send: () => {}, sendAll: () => {} });
  // Credentials were checked when the socket was let in.
  const payload = { ...move, args: [...move.args], credentials: '' };
  const action = { type: 'MAKE_MOVE' as const, payload };
  await master.onUpdate(action, stateIdOf(state), 'in hand', move.playerID);
  return match.next;
}

/** The state as one seat, or a watcher, may see it. */
export function stateFor(seat: number | null, state: MatchState): unknown {
  const shown = filter(seat === null ? null : String(seat), { type: 'update', args: ['', { ...state, deltalog: [] }] });
  return shown.args[1];
}

function withoutLog(state: State<GameState>): MatchState {
  const { deltalog: _deltalog, ...rest } = state;
  return rest;
}

/** The storage a `Master` sees while it carries out one move: one match, kept in hand, its next state caught. */
class MatchInHand extends Async {
  readonly #state: MatchState;
  next: MatchState | null = null;

  constructor(state: MatchState) {
    super();
    this.#state = state;
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- boardgame.io picks the type from options it always gives.
  override async fetch(): Promise<any> {
    return { state: this.#state };
  }

  override async setState(_matchId: string, state: State<GameState>): Promise<void> {
    this.next = stateIdOf(state) > stateIdOf(this.#state) ? withoutLog(state) : null;
  }

  override connect(): void {}
  override async setMetadata(): Promise<void> {}
  override async wipe(): Promise<void> {}
}
