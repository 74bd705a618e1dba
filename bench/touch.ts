import type { Locator, Page } from '@playwright/test';
import * as z from 'zod';
import type { Figure } from './figure.ts';
import { onSlowPage, type SlowPage } from './slow-browser.ts';

/** Your turn among four, a trade card in the hand and a card to be paid for in the row. */
const PAGE = 'gallery.html';
const STATE = '?state=turn&seats=4';
const ROUNDS = 5;
/** Everything that was to be painted has been, and a click is no double click. */
const PAUSE = 700;
/** As long as a hand presses. */
const HOLD = 80;
/** What a hand feels as at once. */
const AT_MOST = 100;

interface Touch {
  readonly name: string;
  readonly target: (page: Page) => Locator;
}

/** From a click to the next picture, in milliseconds. */
interface Wait {
  /** As it was, on a machine that does other things too. */
  readonly passed: number;
  /** What the main thread worked in it, from the click: what the press itself costs is in `passed` alone. */
  readonly worked: number;
}

/** One turn: two drafts that are taken back, and an action that is confirmed. */
const TURN: readonly Touch[] = [
  { name: 'pick', target: (page) => hand(page).getByRole('button', { name: /^Trade card: give 2 turmeric/ }) },
  { name: 'count', target: (page) => page.getByRole('button', { name: 'Trade twice' }) },
  { name: 'undo', target: (page) => page.getByRole('button', { name: 'Undo' }) },
  { name: 'pick', target: (page) => merchants(page).getByRole('button').nth(2) },
  { name: 'cube', target: (page) => page.getByRole('button', { name: /^Lay .* on the first card/ }).first() },
  { name: 'cube', target: (page) => page.getByRole('button', { name: /^Lay .* on the second card/ }).first() },
  { name: 'confirm', target: (page) => page.getByRole('button', { name: 'Confirm' }) },
];

/** How soon the table answers a hand while the processor is slowed down: from a click to the next picture. */
export async function measureTouch(): Promise<Figure[]> {
  return onSlowPage(PAGE, STATE, async (slow) => {
    await slow.page.addInitScript(WATCH);
    const waits = new Map<string, Wait[]>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await slow.page.reload();
      await slow.page.waitForTimeout(PAUSE);
      for (const { name, target } of TURN) {
        const wait = await touched(slow, target(slow.page));
        waits.set(name, [...(waits.get(name) ?? []), wait]);
      }
    }
    return figuresOf(waits);
  });
}

async function touched({ page, tracedWhile }: SlowPage, target: Locator): Promise<Wait> {
  // To look for something by its name is work, too.
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to click on.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PAUSE);
  const trace = await tracedWhile(async () => {
    await page.mouse.down();
    await page.waitForTimeout(HOLD);
    await page.mouse.up();
    await page.waitForTimeout(PAUSE);
  });
  return { passed: z.number().parse(await page.evaluate('takeLongest()')), worked: workedUntilPicture(trace) };
}

const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.int(),
      tid: z.int(),
      ts: z.number(),
      dur: z.optional(z.number()),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ data: z.optional(z.looseObject({ type: z.optional(z.unknown()) })) })),
    }),
  ),
});

/** Processor time of the thread that was clicked in, from the click to the first picture after it. */
function workedUntilPicture(trace: string): number {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace));
  const click = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  const there = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && pid === click?.pid && tid === click.tid);
  const tasks = there.filter(({ name }) => name === 'RunTask').toSorted((one, other) => one.ts - other.ts);
  const picture = there.find(({ name, ts }) => name === 'Commit' && click !== undefined && ts > click.ts);
  if (click === undefined || picture === undefined) return NaN;
  const between = tasks.filter((task) => endOf(task) > click.ts && task.ts < picture.ts);
  return between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

function endOf({ ts, dur = 0 }: { readonly ts: number; readonly dur?: number | undefined }): number {
  return ts + dur;
}

/** The machine does other things too: of all rounds the quickest tells what the page can do. */
function figuresOf(waits: ReadonlyMap<string, readonly Wait[]>): Figure[] {
  const all = [...waits.values()].flat();
  return [
    ...[...waits].map(([name, those]) => ({
      name: `touch.${name}`,
      value: Math.min(...those.map(({ passed }) => passed)),
      unit: 'ms from a click to the next picture, processor slowed 4 times',
      atMost: AT_MOST,
    })),
    ...[...waits].map(([name, those]) => ({
      name: `touch.${name}.work`,
      value: middleOf(those.map(({ worked }) => worked)),
      unit: 'ms that the main thread worked in it',
      atMost: AT_MOST,
    })),
    { name: 'touch.p50', value: middleOf(all.map(({ passed }) => passed)), unit: 'ms, of all clicks' },
  ];
}

function middleOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN;
}

function hand(page: Page): Locator {
  return page.getByRole('list', { name: /^Your hand/ });
}

function merchants(page: Page): Locator {
  return page.getByRole('list', { name: 'Merchant cards' });
}

/** In the page: of the interactions since it was last asked, how long the slowest took until something was painted. What takes less than 16 ms is not told. */
const WATCH = `
  let longest = 16;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId > 0) longest = Math.max(longest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  window.takeLongest = () => {
    const taken = longest;
    longest = 16;
    return taken;
  };
`;
