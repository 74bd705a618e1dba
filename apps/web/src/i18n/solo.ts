import { SOLO } from './solo/en.ts';
import { part } from './spoken.ts';

/** What is said where no server is needed: bots, people at one device, hints and the review. */
export const { say, draw } = part(SOLO, async () => (await import('./solo/zh-hans.ts')).SOLO);
