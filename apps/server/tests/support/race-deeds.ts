import type { Code, RoomView } from '@spice-road/protocol';
import { legalActions, outlookOfView, parseView, printAction } from '@spice-road/rules';
import { deleteRoom } from '../../src/store/room-rows.ts';
import { lineIn, say } from './chat.ts';
import { ask, post, problemIn, type Reply, seatedIn } from './http.ts';
import { freshText, type Scene } from './race-scene.ts';
import { updateOf } from './raw-socket.ts';

/** What somebody does, and what the server said to it. */
export type Done =
  | {
      readonly deed: 'act';
      readonly outcome: Outcome;
      readonly seat: number;
      readonly stateId: number;
      readonly action: string;
    }
  | {
      readonly deed: 'join';
      readonly outcome: Outcome;
      readonly name: string;
      readonly place: number;
      readonly secret: string;
    }
  | { readonly deed: 'rename'; readonly outcome: Outcome; readonly name: string }
  | { readonly deed: 'options'; readonly outcome: Outcome; readonly pointCardsToEnd: number }
  | { readonly deed: 'chat'; readonly outcome: Outcome; readonly text: string; readonly number: number }
  | { readonly deed: 'leave' | 'kick' | 'start' | 'disconnect' | 'reconnect' | 'purge'; readonly outcome: Outcome };

/** `unknown` when the line broke before the answer came, `idle` when there was nothing to do. */
export type Outcome = 'done' | 'unknown' | 'idle' | { readonly refused: Code };

export type Deed = Done['deed'];

/** By whom, and at once with what, `index` tells: 0 and 1 for the two of a pair. */
type Doing = (scene: Scene, index: number) => Promise<Done>;

/** Every verb there is. A new one is a line here, what it changes a line in `race-sense.ts`. */
export const DEEDS = {
  act,
  join: async ({ course: { url }, code }, index) => {
    const name = `New ${index}`;
    const reply = await post(url, `api/rooms/${code}/places`, { name });
    const { place, secret } = reply.status === 201 ? seatedIn(reply) : { place: -1, secret: '' };
    return { deed: 'join', outcome: outcomeOf(reply), name, place, secret };
  },
  leave: (scene) => over('leave', asks(scene, 'DELETE', 'places/mine', scene.secrets[1])),
  kick: (scene) => over('kick', asks(scene, 'DELETE', 'places/2', scene.secrets[0])),
  start: (scene) => over('start', asks(scene, 'POST', 'matches', scene.secrets[0])),
  rename: async (scene) => {
    const name = freshText();
    const reply = await asks(scene, 'PATCH', 'places/mine', scene.secrets[0], { name });
    return { deed: 'rename', outcome: outcomeOf(reply), name };
  },
  options: async (scene, index) => {
    // Another one than before, so that it is a change.
    const pointCardsToEnd = 3 + (((scene.before.options.pointCardsToEnd ?? 0) + 1 + index) % 6);
    const reply = await asks(scene, 'PATCH', 'options', scene.secrets[0], { pointCardsToEnd });
    return { deed: 'options', outcome: outcomeOf(reply), pointCardsToEnd };
  },
  chat: async ({ course: { url }, code, secrets }, index) => {
    const text = freshText();
    const reply = await say(url, code, secrets[index] ?? '', text);
    const number = reply.status === 201 ? lineIn(reply).number : 0;
    return { deed: 'chat', outcome: outcomeOf(reply), text, number };
  },
  disconnect: async (scene, index) => {
    for (const each of linesOf(scene, index)) each.cut();
    return { deed: 'disconnect', outcome: 'done' };
  },
  reconnect: async (scene, index) => {
    for (const each of linesOf(scene, index)) each.socket.disconnect().connect();
    return { deed: 'reconnect', outcome: 'done' };
  },
  purge: async ({ course, code }) => {
    const isGone = await course.store.write((db) => deleteRoom(db, code));
    return { deed: 'purge', outcome: isGone ? 'done' : 'idle' };
  },
} as const satisfies Readonly<Record<Deed, Doing>>;

export const DEED_NAMES: readonly Deed[] = [
  'act',
  'join',
  'leave',
  'kick',
  'start',
  'rename',
  'options',
  'chat',
  'disconnect',
  'reconnect',
  'purge',
];

/** Whoever is to act does the first thing they may. */
async function act({ sockets, before }: Scene): Promise<Done> {
  const view = parseView(sockets[0]?.view());
  const mover = view && sockets[view.toAct];
  const outlook = mover ? outlookOfView(parseView(mover.view()) ?? view) : null;
  const [legal] = outlook ? legalActions(outlook) : [];
  if (!view || !mover || !legal) return { deed: 'act', outcome: 'idle', seat: -1, stateId: -1, action: '' };
  const [seat, stateId, action] = [view.toAct, mover.stateId(), printAction(legal)];
  const said = await mover
    .say('update', ...updateOf(action, seat, stateId, before.match?.id ?? ''))
    .then((answer): Outcome => (answer.ok ? 'done' : { refused: answer.code }))
    .catch((): Outcome => 'unknown');
  return { deed: 'act', outcome: said, seat, stateId, action: JSON.stringify(action) };
}

function asks(
  { course: { url }, code }: Scene,
  method: string,
  path: string,
  secret = '',
  body?: unknown,
): Promise<Reply> {
  return ask(url, `api/rooms/${code}/${path}`, { method, secret, ...(body === undefined ? {} : { body }) });
}

async function over(deed: 'leave' | 'kick' | 'start', asking: Promise<Reply>): Promise<Done> {
  return { deed, outcome: outcomeOf(await asking) };
}

function outcomeOf(reply: Reply): Outcome {
  return reply.status < 300 ? 'done' : { refused: problemIn(reply).code };
}

/** The sockets of one person: of their seat, whoever is to act rather, and of their room. */
function linesOf({ sockets, watches }: Scene, index: number) {
  const toAct = parseView(sockets[0]?.view())?.toAct ?? 0;
  return [sockets[(toAct + index) % Math.max(1, sockets.length)], watches[index]].filter((line) => line !== undefined);
}

export function isDone({ outcome }: Done): boolean {
  return outcome === 'done';
}

/** Does the match of this room seat that place? */
export function isSeated({ match }: RoomView, place: number): boolean {
  return match?.seats.includes(place) ?? false;
}
