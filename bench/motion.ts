import type { Page } from '@playwright/test';
import type { Figure } from './figure.ts';
import { onSlowPage } from './slow-browser.ts';

const PAGE = 'src/stage/proof.html';
/** The page sets its pieces in motion that often, in milliseconds. */
const EVERY = 1500;
/** The machine does other things too: of so many passes the smoothest tells what the page can do. */
const PASSES = 8;

interface Pass {
  /** Pieces and pictures of pieces in motion at once. */
  readonly pieces: number;
  /** From one frame to the next, in milliseconds. */
  readonly frames: readonly number[];
}

/** How smoothly sixty pieces move while the processor is slowed down. */
export async function measureMotion(): Promise<Figure[]> {
  return onSlowPage(PAGE, '', async ({ page, worked }) => {
    // The first motions warm up what runs later.
    await page.waitForTimeout(2 * EVERY);
    const before = await worked();
    const passes: Pass[] = [];
    for (let pass = 0; pass < PASSES; pass += 1) passes.push(await watchOnce(page));
    const work = ((await worked()) - before) / PASSES;
    return [...figuresOf(passes), { name: 'motion.work', value: work, unit: 'ms of the main thread for one motion' }];
  });
}

/** The page tells what it saw of its last motion. */
async function watchOnce(page: Page): Promise<Pass> {
  await page.waitForTimeout(EVERY);
  return JSON.parse((await page.locator('main').getAttribute('data-watched')) ?? '');
}

function figuresOf(passes: readonly Pass[]): Figure[] {
  const worst = passes.map(({ frames }) => Math.max(...frames));
  const smoothest = passes[worst.indexOf(Math.min(...worst))];
  const frames = smoothest?.frames.toSorted((one, other) => one - other) ?? [];
  return [
    {
      name: 'motion.pieces',
      value: smoothest?.pieces ?? 0,
      unit: 'pieces in motion at once, processor slowed 4 times',
    },
    { name: 'motion.frame.p50', value: frames[Math.floor(frames.length * 0.5)] ?? NaN, unit: 'ms' },
    { name: 'motion.frame.p95', value: frames[Math.floor(frames.length * 0.95)] ?? NaN, unit: 'ms' },
    { name: 'motion.frame.worst', value: frames.at(-1) ?? NaN, unit: 'ms', atMost: 50 },
  ];
}
