import type { Acknowledgement, Code } from '@spice-road/protocol';
import { isOver, stateIdOf } from '../boardgameio.ts';
import type { Namespace, Socket } from 'socket.io';
import { tokenBucket } from '../rate-limit.ts';
import { DETAILS, type Refused, refuse } from '../refused.ts';
import { isStoreError } from '../store/sqlite.ts';
import { admit, demoteVoidSessions } from './admit.ts';
import type { Desk } from './desk.ts';
import { parseSync, parseUpdate } from './firewall.ts';
import { publishAction, sendTable } from './publish.ts';
import { runAction } from './run-action.ts';

type Acknowledge = (answer: Acknowledgement) => void;

/** Far above what people do: a burst of clicks, or several tabs coming back at once. */
const MESSAGES = { burst: 60, perSecond: 30 };

/** Speaks boardgame.io's own messages, so that its stock client can play here. */
export function serveMatches(desk: Desk, namespace: Namespace): void {
  const { house, live } = desk;
  namespace.on('connection', (socket) => {
    listenTo(desk, socket);
  });
  house.fanout.listen((news) => {
    // A room that changed may have called its match off or given a place to somebody else.
    for (const [, { matchId }] of desk.sessions.inRoom(news.code)) live.forget(matchId);
    demoteVoidSessions(desk, news.code).catch((error: unknown) => {
      house.log.error('Sessions could not be checked.', error);
    });
  });
}

function listenTo(desk: Desk, socket: Socket): void {
  let answered: Promise<void> = Promise.resolve();
  const mayPass = tokenBucket(desk.house.clock, MESSAGES);
  socket.on('disconnect', () => {
    desk.sessions.close(socket);
  });
  // Without a listener, Node throws an `error` and socket.io writes it to the console.
  socket.on('error', () => {});
  // Every event ends here and none is emitted: names come from outside, and Node gives some a meaning of its own.
  socket.use(([event, ...rest]) => {
    // Unanswered, it is asked again of the server that comes after us.
    if (desk.isClosing()) return;
    const { args, acknowledge } = takeAcknowledge(rest);
    const isTooFast = !mayPass();
    // One after another: clients act right behind the sync that lets them in, without waiting for it.
    answered = answered
      .then(() => (isTooFast ? refuse('too-fast') : answer(desk, socket, { event, args, acknowledge })))
      .catch((error: unknown) => failure(desk, error))
      .then((outcome) => (outcome.ok ? undefined : tellRefused(desk, socket, outcome.code, acknowledge)))
      .catch((error: unknown) => {
        desk.house.log.error('A socket could not be answered.', error);
      });
  });
}

interface Message {
  readonly event: unknown;
  readonly args: readonly unknown[];
  readonly acknowledge: Acknowledge;
}

type Outcome = { readonly ok: true } | Refused<Code>;

async function answer(desk: Desk, socket: Socket, { event, args, acknowledge }: Message): Promise<Outcome> {
  switch (event) {
    case 'sync': {
      const parsed = parseSync(args);
      if (!parsed.ok) return parsed;
      const { request } = parsed;
      const admitted = await desk.queue.run(request.matchId, () => admit(desk, socket, request));
      if (admitted?.ok) acknowledge(admitted);
      return admitted ?? refuse('too-fast');
    }
    case 'update': {
      const session = desk.sessions.of(socket);
      const parsed = parseUpdate(args, session);
      if (!parsed.ok) return parsed;
      const { intention } = parsed;
      const done = desk.queue.run(intention.matchId, async (): Promise<Outcome> => {
        // While it waited, the place may have become another person's.
        if (desk.sessions.of(socket) !== session) return refuse('not-seated');
        const ran = await runAction(desk.house, desk.live, intention);
        if (!ran.ok) return ran;
        acknowledge({ ok: true, stateId: stateIdOf(ran.match.state) });
        publishAction(desk.sessions, ran.match, ran.entry);
        if (isOver(ran.match.state)) {
          desk.house.fanout.publish({ kind: 'room', code: ran.match.roomCode });
        }
        return { ok: true };
      });
      return (await done) ?? refuse('too-fast');
    }
    default:
      // Chat, for one: rooms will have their own.
      return refuse('malformed');
  }
}

/** Tells the sender alone: the reason, and the table as it really is, so that their next action is made from that. */
async function tellRefused(desk: Desk, socket: Socket, code: Code, acknowledge: Acknowledge): Promise<void> {
  const detail = DETAILS[code];
  const session = desk.sessions.of(socket);
  acknowledge({ ok: false, code, detail });
  if (session === null || code === 'too-fast' || code === 'store-unavailable') {
    socket.emit('refused', { code, detail });
    return;
  }
  await desk.queue.run(session.matchId, async () => {
    const match = await desk.live.get(session.matchId);
    socket.emit('refused', { code, detail, ...(match && { stateId: stateIdOf(match.state) }) });
    if (match && desk.sessions.of(socket) === session)
      await sendTable(desk.house.store.db, socket, match, session.seat);
  });
}

function failure(desk: Desk, error: unknown): Refused<Code> {
  desk.house.log.error('An action failed.', error);
  return refuse(isStoreError(error) ? 'store-unavailable' : 'internal');
}

/** socket.io puts the callback of a client that wants an answer behind the arguments. */
function takeAcknowledge(rest: readonly unknown[]): Pick<Message, 'args' | 'acknowledge'> {
  const last = rest.at(-1);
  if (typeof last !== 'function') return { args: rest, acknowledge: () => {} };
  return {
    args: rest.slice(0, -1),
    acknowledge: (given) => {
      Reflect.apply(last, undefined, [given]);
    },
  };
}
