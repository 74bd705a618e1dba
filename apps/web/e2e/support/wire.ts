import type { Page } from '@playwright/test';
import { io } from 'socket.io-client';
import * as z from 'zod';
import type { GameScript } from './game-script.ts';

/** All that a client was sent, and the seat that may see it: null for whoever has none. */
export interface Wire {
  readonly seat: number | null;
  readonly packets: readonly unknown[];
}

/** Notes down every message that the page's websockets bring from now on, after a reconnection too. */
export function listenTo(page: Page, seat: number | null): Wire {
  const packets: unknown[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => packets.push(packetOf(String(payload))));
  });
  return { seat, packets };
}

/** A socket.io frame such as `42/spice-road,["update",…]`: digits, a namespace, JSON. */
function packetOf(frame: string): unknown {
  const [, json] = /^\d+(?:\/[^,]*,)?\d*([[{].*)$/s.exec(frame) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

/** Somebody who asks for a seat that is not theirs, and listens to whatever comes. */
export async function eavesdrop(url: string, matchId: string, seat: string): Promise<Wire & { close(): void }> {
  const packets: unknown[] = [];
  const socket = io(new URL('/spice-road', url).href, { transports: ['websocket'], forceNew: true });
  socket.onAny((...packet: unknown[]) => packets.push(packet));
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve);
  });
  socket.emit('sync', matchId, seat, 'A'.repeat(43), 3);
  return { seat: null, packets, close: () => socket.close() };
}

const numbered = z.object({ _stateID: z.int() });
const tableSchema = z.union([
  z.tuple([z.literal('update'), z.string(), numbered.transform((state) => state._stateID)], z.unknown()),
  z.tuple(
    [z.literal('sync'), z.string(), z.object({ state: numbered }).transform(({ state }) => state._stateID)],
    z.unknown(),
  ),
]);

/** What boardgame.io would send and nobody may know. */
const SECRET = /^(seed|prngstate|_random|decks|opening|setupData|_undo|_redo)$/;

/** Every breach of what the client may see while the match goes on, in words. */
export function secretsIn({ seat, packets }: Wire, game: GameScript): readonly string[] {
  const found: string[] = [];
  let stateId = 0;
  for (const packet of packets) {
    stateId = tableSchema.safeParse(packet).data?.[2] ?? stateId;
    // When the match is over, everything is shown.
    if (stateId >= game.moves.length) break;
    const undealt = undealtAt(game, stateId);
    visit(packet, [], (path, value) => {
      const key = path.at(-1) ?? '';
      const owner = ownerOf(path);
      const breach =
        (SECRET.test(key) && !isEmpty(value) && 'a secret of the server') ||
        (/^(merchant|point)Deck$/.test(key) && typeof value !== 'number' && 'a deck') ||
        (typeof value === 'string' && undealt.has(value) && 'a card that is not dealt yet') ||
        (owner !== null && owner !== seat && typeof value !== 'number' && 'cards of another seat');
      if (breach !== false) found.push(`${breach}: ${path.join('.')} at table ${stateId}`);
    });
  }
  return found;
}

/** Cards that lie in a deck at that table. */
function undealtAt({ tables }: GameScript, stateId: number): ReadonlySet<string> {
  const table = tables[stateId];
  return new Set<string>(table === undefined ? [] : [...table.merchantDeck, ...table.pointDeck]);
}

/** Whose `hand` or `claimed` a path leads to; null when it leads elsewhere. */
function ownerOf(path: readonly string[]): number | null {
  const [players, seat, key] = path.slice(-3);
  return players === 'players' && (key === 'hand' || key === 'claimed') ? Number(seat) : null;
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Every value in a message, with the way to it. */
function visit(value: unknown, path: readonly string[], see: (path: readonly string[], value: unknown) => void): void {
  see(path, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key], see);
}
