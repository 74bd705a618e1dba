import type { Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of something, or a spot that lies so far from it. */
export async function middleOf(what: Locator, { x = 0, y = 0 }: Partial<Point> = {}): Promise<Point> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return { x: box.x + box.width / 2 + x, y: box.y + box.height / 2 + y };
}

/** Presses the mouse on something and pulls it, without letting go. */
export async function pull(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await pull(page, from, to);
  await page.mouse.up();
}

/** One finger on the screen of a phone. */
export async function touching(page: Page) {
  const wire = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (at: Point) => send('touchStart', [at]),
    lift: () => send('touchEnd', []),
    /** From here to there, as a finger goes: not in one leap. */
    slide: async (from: Point, to: Point) => {
      const STEPS = 8;
      await send('touchStart', [from]);
      for (let step = 1; step <= STEPS; step += 1) {
        const part = step / STEPS;
        await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
      }
      await send('touchEnd', []);
    },
  };
}
