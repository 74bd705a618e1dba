import type { Acknowledgement, Code } from '@spice-road/protocol';
import { stateIdOf } from '../boardgameio.ts';
import type { Namespace, Socket } from 'socket.io';
import { codeOfFailure } from '../failure.ts';
import { DETAILS, type Refused, refuse } from '../refused.ts';
import { newRequestId } from '../request-id.ts';
import { admit, closeVoidSessions } from './admit.ts';
import { carryOut } from './carry-out.ts';
import type { Desk } from './desk.ts';
import { parseSync, parseUpdate } from './firewall.ts';
import { sendTable } from './publish.ts';

type Acknowledge = (answer: Acknowledgement) => void;

/** Speaks boardgame.io's own messages, so that its stock client can play here. */
export function serveMatches(desk: Desk, namespace: Namespace, addressOf: (socket: Socket) => string): void {
  const { house, live } = desk;
  namespace.on('connection', (socket) => {
    listenTo(desk, socket, addressOf(socket));
  });
  house.fanout.listen((news) => {
    if (news.kind !== 'room') return;
    // A room that changed may have called its match off or given a place to somebody else.
    live.forgetRoom(news.code);
    closeVoidSessions(desk, news.code).catch((error: unknown) => {
      house.log.error('Sessions could not be checked.', error);
    });
  });
}

/** Names of others are of a stranger's choice, and not written down. */
const KNOWN_EVENTS = ['sync', 'update'] as const;

function listenTo(desk: Desk, socket: Socket, address: string): void {
  let answered: Promise<void> = Promise.resolve();
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
    const request = newRequestId();
    const started = performance.now();
    // Counted when they come, not when their turn comes.
    const within = isWithinLimits(desk, socket, { address, event });
    // One after another: clients act right behind the sync that lets them in, without waiting for it.
    answered = answered
      .then(async () => {
        // While a flood lasts, its memory is one promise a message.
        if (!(await within)) return refuse('too-fast');
        return answer(desk, socket, { event, args, acknowledge });
      })
      .catch((error: unknown): Refused<Code> => {
        desk.house.log.error('A message failed.', error, { request });
        return refuse(codeOfFailure(error));
      })
      .then((outcome) => {
        noteAnswer(desk, { request, event, started }, outcome);
        return outcome.ok ? undefined : tellRefused(desk, socket, outcome.code, acknowledge);
      })
      .catch((error: unknown) => {
        desk.house.log.error('A socket could not be answered.', error, { request });
      });
  });
}

function noteAnswer(
  { house }: Desk,
  { request, event, started }: { readonly request: string; readonly event: unknown; readonly started: number },
  outcome: Outcome,
): void {
  house.log.debug('Answered.', {
    request,
    event: KNOWN_EVENTS.find((known) => known === event) ?? 'other',
    code: outcome.ok ? 'ok' : outcome.code,
    milliseconds: Math.round(performance.now() - started),
  });
}

async function isWithinLimits(
  { house, sessions }: Desk,
  socket: Socket,
  { address, event }: { readonly address: string; readonly event: unknown },
): Promise<boolean> {
  const { limits } = house;
  const session = sessions.of(socket);
  const counted = [limits.allows('messagesOfSocket', socket.id), limits.allows('messagesOfAddress', address)];
  if (event === 'update' && session !== null && session.seat !== null)
    counted.push(limits.allows('actionsOfSeat', `${session.matchId} ${session.seat}`));
  return !(await Promise.all(counted)).includes(false);
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
        return carryOut(desk, intention, {
          actor: 'person',
          acknowledge: (stateId) => {
            acknowledge({ ok: true, stateId });
          },
        });
      });
      return (await done) ?? refuse('too-fast');
    }
    default:
      // boardgame.io's chat, for one: a line of the room's own is said over HTTP, and stored.
      return refuse('malformed');
  }
}

/** Tells the sender alone: the reason, and the table as it really is, so that their next action is made from that. */
async function tellRefused(desk: Desk, socket: Socket, code: Code, acknowledge: Acknowledge): Promise<void> {
  const detail = DETAILS[code];
  desk.house.metrics.refused(code, 'socket');
  const session = desk.sessions.of(socket);
  acknowledge({ ok: false, code, detail });
  if (session === null || code === 'too-fast' || code === 'store-unavailable' || code === 'damaged') {
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
