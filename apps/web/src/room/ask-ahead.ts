import { baseUrl } from '../app/base-url.ts';
import { SEATS_KEY } from '../seat/seats-key.ts';

/** A room as it was told over plain HTTP, with the proof that the browser had. */
export interface RoomAhead {
  /** The room, still to be parsed; null before it is there, and when it will not come. */
  readonly now: () => unknown;
  /** Resolves when `now` has said the last it will say. */
  readonly settled: Promise<void>;
}

/** A room's address as the room itself writes it. Typed otherwise it is asked for later. */
const ADDRESS = /^r\/([0-9A-Z]{6})$/;

/**
 * Asked while the scripts of the page are still on their way: whoever opens a room need not wait for them first, and then
 * for a websocket. Nothing is imported here that is large.
 */
let kept = askAhead();

/** What was asked for that room and that proof; good once, for whoever comes to the room again finds it changed. */
export function takeAhead(code: string, secret: string | null): RoomAhead | null {
  const ahead = kept;
  kept = null;
  return ahead?.code === code && ahead.secret === secret ? ahead : null;
}

function askAhead(): (RoomAhead & { readonly code: string; readonly secret: string | null }) | null {
  const base = baseUrl();
  const [, code] = ADDRESS.exec(location.pathname.slice(base.pathname.length)) ?? [];
  // With a fragment one comes to take up a seat that this browser has no proof of yet.
  if (code === undefined || location.hash !== '') return null;
  const secret = secretFor(code);
  let answer: unknown = null;
  const hear = async (): Promise<void> => {
    answer = await ask(new URL(`api/rooms/${code}`, base), secret);
  };
  return { code, secret, now: () => answer, settled: hear() };
}

async function ask(url: URL, secret: string | null): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(secret === null ? {} : { authorization: `Bearer ${secret}` }) },
      cache: 'no-store',
      credentials: 'omit',
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Read without its schema: what is no proof, the server tells. */
function secretFor(code: string): string | null {
  try {
    const { secret } = Object(Object(JSON.parse(localStorage.getItem(SEATS_KEY) ?? 'null'))[code]);
    return typeof secret === 'string' ? secret : null;
  } catch {
    return null;
  }
}
