import { randomBytes } from 'node:crypto';

/** By which lines of the log are told to belong to one request or one message of a socket. */
export function newRequestId(): string {
  return randomBytes(9).toString('base64url');
}
