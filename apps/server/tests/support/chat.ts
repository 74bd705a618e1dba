import { randomBytes } from 'node:crypto';
import { type ChatLine, chatLineSchema } from '@spice-road/protocol';
import { post, type Reply } from './http.ts';

/** Says a line; the same attempt again is the same line. */
export function say(url: string, code: string, secret: string, text: string, attempt = newAttempt()): Promise<Reply> {
  return post(url, `api/rooms/${code}/lines`, { text, attempt }, secret);
}

/** The line a reply acknowledges; throws when it was refused. */
export function lineIn(reply: Reply): ChatLine {
  if (reply.status !== 201) throw new Error(`Not said: ${reply.status} ${reply.text}`);
  return chatLineSchema.parse(reply.body);
}

export function newAttempt(): string {
  return randomBytes(16).toString('base64url');
}
