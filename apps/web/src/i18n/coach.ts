import { COACH } from './coach/en.ts';
import { part } from './spoken.ts';

/** What the coach says in somebody's first game; loaded with it. */
export const { say } = part(COACH, async () => (await import('./coach/zh-hans.ts')).COACH);
