import { HELP } from './help/en.ts';
import { part } from './spoken.ts';

/** The rules as the help tells them; loaded with it. */
export const { say, draw } = part(HELP, async () => (await import('./help/zh-hans.ts')).HELP);
