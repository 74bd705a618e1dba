import {
  type Problem,
  problemSchema,
  type RoomView,
  roomViewSchema,
  type Seated,
  seatedSchema,
} from '@spice-road/protocol';

/** What came back, its body read. */
export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

interface Sending {
  readonly method?: string;
  readonly secret?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks a server; `path` is under its address, such as `api/rooms`. */
export async function ask(url: string, path: string, sending: Sending = {}): Promise<Reply> {
  const { method = 'GET', secret, body, headers } = sending;
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    type,
    headers: response.headers,
    text,
    body: type.includes('json') && text !== '' ? JSON.parse(text) : null,
  };
}

/** The problem a reply is; throws when it is none, or not a whole one. */
export function problemIn(reply: Reply): Problem {
  const problem = problemSchema.parse(reply.body);
  if (problem.status !== reply.status) throw new Error(`Status ${reply.status} with a problem of ${problem.status}.`);
  if (!reply.type.startsWith('application/problem+json')) throw new Error(`A problem of type ${reply.type}.`);
  return problem;
}

export function post(url: string, path: string, body: unknown, secret?: string): Promise<Reply> {
  return ask(url, path, { method: 'POST', body, ...(secret === undefined ? {} : { secret }) });
}

export async function createRoom(url: string, name = 'Ana'): Promise<Seated> {
  return seatedIn(await post(url, 'api/rooms', { name }));
}

export async function join(url: string, code: string, name: string, secret?: string): Promise<Seated> {
  return seatedIn(await post(url, `api/rooms/${code}/places`, { name }, secret));
}

export async function start(url: string, code: string, secret: string): Promise<RoomView> {
  return roomIn(await ask(url, `api/rooms/${code}/matches`, { method: 'POST', secret }));
}

export async function leave(url: string, code: string, secret: string): Promise<RoomView> {
  return roomIn(await ask(url, `api/rooms/${code}/places/mine`, { method: 'DELETE', secret }));
}

export async function look(url: string, code: string, secret?: string): Promise<RoomView> {
  return roomIn(await ask(url, `api/rooms/${code}`, secret === undefined ? {} : { secret }));
}

export function seatedIn(reply: Reply): Seated {
  if (reply.status !== 201) throw new Error(`Not seated: ${reply.status} ${reply.text}`);
  return seatedSchema.parse(reply.body);
}

export function roomIn(reply: Reply): RoomView {
  if (reply.status >= 300) throw new Error(`No room: ${reply.status} ${reply.text}`);
  return roomViewSchema.parse(reply.body);
}
