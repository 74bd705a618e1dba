import { SHELL } from './shell/en.ts';
import { part } from './spoken.ts';

/** What is said on every page, and on those before the table. */
export const { say, draw } = part(SHELL, async () => (await import('./shell/zh-hans.ts')).SHELL);
