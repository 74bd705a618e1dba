import type { IncomingMessage } from 'node:http';
import rawBody from 'raw-body';
import type { ZodMiniType } from 'zod/mini';
import { type Refused, refuse } from '../refused.ts';

/** Far above any honest message. */
const LARGEST = 16 * 1024;

/** The body of a request, if it is JSON of the asked form. */
export async function readBody<Output>(
  request: IncomingMessage,
  schema: ZodMiniType<Output>,
): Promise<{ readonly ok: true; readonly body: Output } | Refused> {
  const [type] = (request.headers['content-type'] ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') return refuse('malformed');
  const length = request.headers['content-length'] ?? null;
  try {
    const parsed = schema.safeParse(parseJson(await rawBody(request, { limit: LARGEST, length, encoding: 'utf8' })));
    return parsed.success ? { ok: true, body: parsed.data } : refuse('malformed');
  } catch (error) {
    // Besides, a body can end before its time, or be compressed: nothing an honest client does.
    const isTooLarge = error instanceof Error && 'type' in error && error.type === 'entity.too.large';
    return refuse(isTooLarge ? 'too-large' : 'malformed');
  }
}

/** Undefined, which no schema takes, when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
