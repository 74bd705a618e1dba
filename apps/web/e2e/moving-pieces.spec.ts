import type { Page } from '@playwright/test';
import { expect, test } from './support/gallery.ts';

// The next player acquires a card: it leaves the row, others close up, one is dealt, cubes go and come.

const WAITING = { state: 'wait', seats: 4 };
const MOVED = { viewport: { width: 1280, height: 720 }, reducedMotion: 'no-preference' } as const;
/** A place is told in fractions of pixels, and an easing may end a little before its end. */
const NEAR = 1.5;
/** A browser lays out in parts of a pixel as small as this. */
const LEAST_OF_A_PIXEL = 1 / 64;
/** So that a machine which is busy shows many frames of it, too, and a frame it misses is no long way. */
const SLOWLY = ':root { --t-move: 3s; --t-fly: 1s; --t-deal: 1s; --ease-out: linear }';
/** So that twenty frames of a machine that is very busy are not all of it. */
const FOR_LONG = ':root { --t-move: 15s; --t-fly: 5s; --t-deal: 5s }';
/** Of the whole way, in one frame. */
const LONGEST_STEP = 0.5;

test('cards of a row are seen on the way to where they lie, and neither jump nor turn back', async ({
  openGallery,
}) => {
  const gallery = await openGallery(MOVED);
  const { page } = gallery;
  await gallery.show(WAITING);
  await page.addStyleTag({ content: SLOWLY });
  const before = await placesOf(page);
  await page.evaluate(watchPlaces);
  await letNextAct(page);
  await expect.poll(async () => placesOf(page)).not.toEqual(before);
  await atRest(page);
  const after = await placesOf(page);
  const seen: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(await page.evaluate(takePlaces)));

  const sliding = [...before].filter(([card, from]) => after.has(card) && after.get(card) !== from);
  expect(sliding).not.toEqual([]);
  for (const [card, from] of sliding) {
    const way = seen.get(card) ?? [];
    const onTheWay = way.filter((x) => x < from - NEAR && x > (after.get(card) ?? NaN) + NEAR);
    expect(onTheWay.length, `${card} is seen on its way: ${way.join(' ')}`).toBeGreaterThan(2);
    const back = way.filter((x, frame) => x > (way[frame - 1] ?? Infinity) + NEAR);
    expect(back, `${card} does not turn back: ${way.join(' ')}`).toEqual([]);
    const steps = way.slice(1).map((x, frame) => (way[frame] ?? x) - x);
    expect(Math.max(...steps), `${card} does not jump: ${way.join(' ')}`).toBeLessThan(
      (from - (after.get(card) ?? NaN)) * LONGEST_STEP,
    );
  }
});

test('cards of a row begin at the same part of a pixel, so that none is painted anew for having moved on', async ({
  openGallery,
}) => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1437, height: 901 },
    { width: 390, height: 844 },
  ]) {
    const gallery = await openGallery({ viewport });
    await gallery.show(WAITING);
    const parts = await gallery.page.evaluate(partsOfPixels);
    expect(parts.map((part) => part.length)).toEqual([6, 5]);
    for (const part of parts) expect(Math.max(...part) - Math.min(...part)).toBeLessThan(LEAST_OF_A_PIXEL);
  }
});

test('nothing of a motion is left on the table once it is over', async ({ openGallery }) => {
  const gallery = await openGallery(MOVED);
  await gallery.show(WAITING);
  await letNextAct(gallery.page);
  await expect.poll(async () => gallery.page.evaluate(countPictures)).toBeGreaterThan(0);
  await atRest(gallery.page);
  expect(await gallery.page.evaluate(leftOvers)).toEqual([]);
});

test('a hand stays as its player left it until its turn is seen to be over', async ({ openGallery }) => {
  const gallery = await openGallery(MOVED);
  const { page } = gallery;
  await gallery.show({ state: 'turn', seats: 4 });
  const hand = page.locator('[data-row="hand"]');
  await hand
    .locator('button[data-state="legal"]', { has: page.locator('[data-kind="trade"]') })
    .first()
    .click();
  await expect(hand.locator('button[data-state="dim"]')).not.toHaveCount(0);
  await page.evaluate(watchHand);
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(hand).toHaveAttribute('data-idle', 'true');
  await atRest(page);
  expect(await page.evaluate(takeHands)).toEqual(['to act: dim picked', 'waiting: plain']);
});

for (const [input, give] of [
  ['a key', async (page: Page) => page.keyboard.press('Shift')],
  ['a press', async (page: Page) => page.mouse.click(2, 2)],
] as const) {
  test(`${input} ends a motion at once, in whichever frame it comes`, async ({ openGallery }) => {
    const gallery = await openGallery(MOVED);
    const { page } = gallery;
    await gallery.show(WAITING);
    await letNextAct(page);
    await atRest(page);
    const after = await placesOf(page);
    await page.addStyleTag({ content: FOR_LONG });
    // Before anything moves, when only some of it has set out, and on its way.
    for (const frames of [1, 2, 3, 4, 6, 20]) {
      await gallery.show({ state: 'turn', seats: 4 });
      await gallery.show(WAITING);
      const drawn = page.evaluate(framesAfterChange, frames);
      await letNextAct(page);
      await drawn;
      expect(await page.evaluate(countPictures), `still moving after ${frames} frames`).toBeGreaterThan(0);
      await give(page);
      expect(await page.evaluate(countPictures), `after ${frames} frames`).toBe(0);
      expect(await page.evaluate(leftOvers), `after ${frames} frames`).toEqual([]);
      expect(await placesOf(page), `after ${frames} frames`).toEqual(after);
    }
  });
}

async function letNextAct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let the next player act' }).click();
}

/** How far to the right each card of the rows lies. */
async function placesOf(page: Page): Promise<ReadonlyMap<string, number>> {
  return new Map(Object.entries(await page.evaluate(readPlaces)));
}

async function atRest(page: Page): Promise<void> {
  await expect.poll(async () => page.evaluate(countMoves)).toBe(0);
  await expect.poll(async () => page.evaluate(countPictures)).toBe(0);
}

/** Runs in the page, as all below. */
function readPlaces(): Readonly<Record<string, number>> {
  const cards = [
    ...document.querySelectorAll<HTMLElement>('[data-row="merchants"] button, [data-row="points"] button'),
  ];
  return Object.fromEntries(
    cards.flatMap((card) => {
      const { piece } = card.dataset;
      return piece === undefined ? [] : [[piece, card.getBoundingClientRect().x]];
    }),
  );
}

/** By row, what is left of where its cards begin when whole pixels are taken away. */
function partsOfPixels(): readonly (readonly number[])[] {
  return ['merchants', 'points'].map((row) =>
    [...document.querySelectorAll(`[data-row="${row}"] button[data-piece]`)].map(
      (card) => card.getBoundingClientRect().x % 1,
    ),
  );
}

function watchPlaces(): void {
  const watched: Record<string, number[]> = {};
  Object.assign(globalThis, { watched });
  requestAnimationFrame(function look() {
    for (const card of document.querySelectorAll<HTMLElement>('[data-row] button[data-piece]'))
      (watched[card.dataset['piece'] ?? ''] ??= []).push(card.getBoundingClientRect().x);
    requestAnimationFrame(look);
  });
}

function takePlaces(): Readonly<Record<string, readonly number[]>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `watchPlaces` has left there
  return (globalThis as unknown as { readonly watched: Readonly<Record<string, readonly number[]>> }).watched;
}

/** In what states the cards of the hand are drawn from now on, one after the other. */
function watchHand(): void {
  const hand = document.querySelector<HTMLElement>('[data-row="hand"]');
  if (hand === null) throw new Error('There is no hand.');
  const hands: string[] = [];
  Object.assign(globalThis, { hands });
  const look = (): void => {
    const states = [...hand.querySelectorAll<HTMLElement>('button[data-piece]')].map((card) => card.dataset['state']);
    const said = `${hand.dataset['idle'] === 'true' ? 'waiting' : 'to act'}: ${[...new Set(states)].join(' ')}`;
    if (hands.at(-1) !== said) hands.push(said);
  };
  look();
  new MutationObserver(look).observe(hand, { attributes: true, childList: true, subtree: true });
}

function takeHands(): readonly string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `watchHand` has left there
  return (globalThis as unknown as { readonly hands: readonly string[] }).hands;
}

/** What goes on for ever, such as a glow, is none. */
function countMoves(): number {
  return document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity).length;
}

function countPictures(): number {
  return document.querySelector('[data-stage="overlay"]')?.childElementCount ?? 0;
}

/** What the stage writes on pieces while they move. */
function leftOvers(): readonly string[] {
  return [
    ...document.querySelectorAll<HTMLElement | SVGElement>('[data-piece], [data-spice], [data-piece] svg'),
  ].flatMap((piece) =>
    ['translate', 'scale', 'rotate', 'opacity', 'transform']
      .filter((name) => piece.style.getPropertyValue(name) !== '')
      .map((name) => `${piece.dataset['piece'] ?? piece.dataset['spice'] ?? ''} ${name}`),
  );
}

/** Resolves so many frames after the row has changed. */
async function framesAfterChange(frames: number): Promise<void> {
  const row = document.querySelector('[data-row="merchants"]');
  if (row === null) throw new Error('There is no row of merchants.');
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(row, { childList: true });
  });
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
}
