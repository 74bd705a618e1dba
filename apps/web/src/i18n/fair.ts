import { FAIR } from './fair/en.ts';
import { part } from './spoken.ts';

/** How the shuffle is checked; loaded when there is one to check. */
export const { say } = part(FAIR, async () => (await import('./fair/zh-hans.ts')).FAIR);
