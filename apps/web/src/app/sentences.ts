import type { Code } from '@spice-road/protocol';
import { say } from '../i18n/shell.ts';

/** Everything that can go wrong with something asked of the server: its own codes, and four that happen on the way. */
export type Trouble = Code | 'no-answer' | 'not-arrived' | 'unreadable' | 'offline';

/** What people read when something was refused. The codes are stable, the words are not. */
export function sentenceFor(trouble: Trouble): string {
  return say(`trouble.${trouble}`);
}
