import { io } from 'socket.io-client';
import type { GameScript } from './game-script.ts';

/** A game of two played to its end by programs, in a moment. Answers the link by which a browser goes on in the first seat. */
export async function playedOut(url: string, game: GameScript, names: readonly [string, string]): Promise<string> {
  const ask = async (path: string, body: unknown, secret?: string, method = 'POST') => {
    const headers = { 'Content-Type': 'application/json', ...(secret && { Authorization: `Bearer ${secret}` }) };
    const response = await fetch(new URL(path, url), { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return Object(await response.json());
  };
  const host = await ask('api/rooms', { name: names[0] });
  const { code } = host.room;
  const guest = await ask(`api/rooms/${code}/places`, { name: names[1] });
  const secrets: readonly string[] = [host.secret, guest.secret];
  await ask(`api/rooms/${code}/options`, { pointCardsToEnd: game.pointCardsToEnd }, host.secret, 'PATCH');
  const { match } = await ask(`api/rooms/${code}/matches`, {}, host.secret);
  const sockets = secrets.map(() =>
    io(new URL('/spice-road', url).href, { transports: ['websocket'], forceNew: true }),
  );
  for (const [seat, socket] of sockets.entries()) socket.emit('sync', match.id, String(seat), secrets[seat]);
  for (const [stateId, { seat, action }] of game.moves.entries()) {
    const { type, ...rest } = action;
    const args = Object.keys(rest).length > 0 ? [rest] : [];
    const move = { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat), credentials: secrets[seat] } };
    const answer = await sockets[seat]?.timeout(20_000).emitWithAck('update', move, stateId, match.id, String(seat));
    if (answer?.ok !== true) throw new Error(`Move ${stateId}: ${JSON.stringify(answer)}`);
  }
  for (const socket of sockets) socket.close();
  const { token } = await ask(`api/rooms/${code}/continuations`, {}, host.secret);
  return `${new URL(`r/${code}`, url).href}#continue=${token}`;
}
