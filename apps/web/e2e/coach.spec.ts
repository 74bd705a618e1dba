import type { Page } from '@playwright/test';
import { STOPS } from '../src/coach/tour.ts';
import { expect, type OpenGallery, type Shown, test } from './support/gallery.ts';

const BUBBLE = '[data-bubble]';
const LYING = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 640, height: 360 },
];
const UPRIGHT = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };

/** A table with the coach at it, who has taught already what is given. */
async function openWithCoach(openGallery: OpenGallery, size: { width: number; height: number }, learnt = '') {
  const gallery = await openGallery({ viewport: size });
  await gallery.page.addInitScript((known) => localStorage.setItem('spice-road.coach', known), learnt);
  await gallery.show({ state: 'turn' });
  await gallery.page.goto(gallery.page.url().replace('#', '?coach=on#'));
  return { page: gallery.page, show: (shown: Shown) => gallery.show(shown) };
}

for (const size of LYING) {
  test(`the tour hides nothing of what it points at, ${size.width}×${size.height}`, async ({ openGallery }) => {
    const { page, show } = await openWithCoach(openGallery, size);
    for (const lang of ['en', 'zh-hans', 'en-XA', 'ar-XB']) {
      await show({ state: 'turn', seats: 5, lang });
      // As in a first game.
      await page.reload();
      for (const stop of STOPS) {
        await expect(page.locator(BUBBLE)).toBeVisible();
        await expect.poll(() => page.evaluate(hidden, ['ring']), `${stop} in ${lang}`).toEqual([]);
        await page.locator(`${BUBBLE} [data-tone=go]`).click();
      }
    }
  });
}

test('a hint leaves in sight what its words are about', async ({ openGallery }) => {
  for (const size of [DESK, ...LYING]) {
    const { page, show } = await openWithCoach(openGallery, size, 'tour claim');
    await show({ state: 'turn', seats: 4, hand: 3 });
    await expect(page.locator(BUBBLE)).toBeVisible();
    const cards = ['ring', '[data-row=hand] > li', '[data-row=merchants] > li'];
    await expect.poll(() => page.evaluate(hidden, cards), `${size.width}: what can be done`).toEqual([]);
  }
  const { page, show } = await openWithCoach(openGallery, DESK, 'tour claim turn');
  await show({ state: 'acquire', seats: 4 });
  await expect(page.locator(BUBBLE)).toBeVisible();
  const cards = ['ring', 'section [data-row=caravan]', '[data-row=merchants] > li'];
  await expect.poll(() => page.evaluate(hidden, cards), 'what is being done').toEqual([]);
});

test('the ring stays around what it points at', async ({ openGallery }) => {
  const { page, show } = await openWithCoach(openGallery, DESK);
  await show({ state: 'turn', seats: 4 });
  await expectAround(page, '[data-row=merchants]');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAround(page, '[data-row=merchants]');
  await page.evaluate(() => (document.documentElement.dataset['cards'] = 'large'));
  await expectAround(page, '[data-row=merchants]');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAround(page, '[data-row=merchants]');
  await page.locator(`${BUBBLE} [data-tone=go]`).click();
  await expectAround(page, '[data-row=points]');
});

test('on a phone the hints of the first turns leave the market in sight, and the ring is in the window', async ({
  openGallery,
}) => {
  const { page, show } = await openWithCoach(openGallery, UPRIGHT, 'tour claim');
  const market = ['ring', '[data-row=points] > li', '[data-row=merchants] > li'];
  for (const lang of ['en', 'zh-hans']) {
    for (const [state, seats] of [
      ['turn', 2],
      ['turn', 5],
      ['acquire', 2],
      ['trade', 4],
      ['discard', 4],
    ] as const) {
      await show({ state, seats, lang });
      await page.reload();
      await expect(page.locator(BUBBLE)).toBeVisible();
      await expect.poll(() => page.evaluate(hidden, market), `${state} of ${seats} in ${lang}`).toEqual([]);
      await expectAround(page, state === 'discard' ? 'section [data-row=caravan]' : '[data-anchor=plaque]');
    }
  }
});

async function expectAround(page: Page, selector: string): Promise<void> {
  await expect.poll(() => page.evaluate(astray, selector), `around ${selector}`).toEqual([]);
}

/** Runs in the page. */
function astray(selector: string): readonly string[] {
  // It stands before the bubble.
  const ring = document.querySelector('[data-bubble]')?.previousElementSibling?.getBoundingClientRect();
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (ring === undefined || box === undefined) return ['nothing is there'];
  const sides = {
    left: [box.left - ring.left, ring.left],
    top: [box.top - ring.top, ring.top],
    right: [ring.right - box.right, window.innerWidth - ring.right],
    bottom: [ring.bottom - box.bottom, window.innerHeight - ring.bottom],
  };
  return Object.entries(sides).flatMap(([side, [off = NaN, free = NaN]]) => {
    // Closer only where its line, of three pixels, would leave the window.
    const isRight = Math.round(off) === 9 || (off < 9 && free < 6);
    return isRight && free >= 3 ? [] : [`${side}: ${off} off, ${free} free`];
  });
}

/** Which of these the bubble lies over; `ring` is what it points at, with the ring. Runs in the page. */
function hidden(selectors: readonly string[]): readonly string[] {
  const bubble = document.querySelector('[data-bubble]');
  if (bubble === null) return ['there is no bubble'];
  const own = bubble.getBoundingClientRect();
  return selectors.filter((selector) => {
    const ring = bubble.previousElementSibling;
    const all = selector === 'ring' ? (ring === null ? [] : [ring]) : [...document.querySelectorAll(selector)];
    return all.some((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.left < own.right - 1 && own.left < box.right - 1 && box.top < own.bottom - 1 && own.top < box.bottom - 1
      );
    });
  });
}
