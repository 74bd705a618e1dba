import { part } from './spoken.ts';
import { TABLE } from './table/en.ts';

/** What is said at the table and of its result; loaded with them. */
export const { say, draw } = part(TABLE, async () => (await import('./table/zh-hans.ts')).TABLE);
