import type { IncomingMessage } from 'node:http';
import type { ZodMiniType } from 'zod/mini';
import { type Refused, refuse } from '../refused.ts';

/** Far above any honest message. */
const LARGEST = 16 * 1024;
const LARGEST_HEARD = 1024 * 1024;

/** The body of a request, if it is JSON of the asked form. */
export async function readBody<Output>(
  request: IncomingMessage,
  schema: ZodMiniType<Output>,
): Promise<{ readonly ok: true; readonly body: Output } | Refused> {
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') return refuse('malformed');
  const text = await readText(request);
  if (text === null) return refuse('too-large');
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? { ok: true, body: parsed.data } : refuse('malformed');
}

/** Null when there is too much of it. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    // Leaving the loop cuts the connection, so whoever sends a little too much is heard out to get their answer.
    if (size > LARGEST_HEARD) return null;
    if (size <= LARGEST) chunks.push(chunk);
  }
  return size > LARGEST ? null : Buffer.concat(chunks).toString('utf8');
}

/** Undefined, which no schema takes, when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
