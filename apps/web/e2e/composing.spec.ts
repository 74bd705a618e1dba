import type { Locator } from '@playwright/test';
import { expect, test } from './support/gallery.ts';

const DESK = { width: 1280, height: 720 };

test('from one draft to the next never two cards are picked, not for a moment', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: DESK });
  await gallery.show({ state: 'turn', seats: 4 });
  const { page } = gallery;
  await page.evaluate(watchPicked);
  const hand = page.getByRole('list', { name: /^Your hand/ }).getByRole('button');
  const merchants = page.getByRole('list', { name: 'Merchant cards' }).getByRole('button');
  for (const card of [hand.nth(0), hand.nth(2), merchants.nth(1), merchants.nth(4), hand.nth(1)]) {
    await card.click();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(hand.nth(1)).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate('mostPicked')).toBe(1);
});

test('whoever goes on has read what was said of the last try', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: DESK });
  await gallery.show({ state: 'notice', seats: 4 });
  const { page } = gallery;
  const notice = page.getByRole('region', { name: 'Notices' }).getByText('Nothing was done.');
  await expect(notice).toBeVisible();
  await page
    .getByRole('list', { name: /^Your hand/ })
    .getByRole('button')
    .first()
    .click();
  await expect(notice).toBeHidden();
});

test('the count of a caravan warns until enough cubes are chosen to be returned, and again when one is kept', async ({
  openGallery,
}) => {
  const gallery = await openGallery({ viewport: DESK });
  // Twelve cubes, and the first of them is chosen.
  await gallery.show({ state: 'discard', seats: 4 });
  const { page } = gallery;
  const place = page.getByRole('region', { name: 'Your place' });
  const load = place.getByTitle(/^Caravan 12 of 10, \d+ of 10 after this$/);
  const colour = () => load.evaluate((count) => getComputedStyle(count).color);
  const plain = await place.getByText('You', { exact: true }).evaluate((name) => getComputedStyle(name).color);
  expect(await colour()).not.toBe(plain);
  await place.getByRole('button', { name: 'Return turmeric' }).first().click();
  await expect(place.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-disabled', 'true');
  await expect.poll(colour).toBe(plain);
  await place.getByRole('button', { name: 'Keep turmeric' }).first().click();
  await expect.poll(colour).not.toBe(plain);
});

test('what is touched answers at once and alone; the rest of the table follows', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: DESK });
  await gallery.show({ state: 'turn', seats: 4 });
  const { page } = gallery;
  const hand = page.getByRole('list', { name: /^Your hand/ }).getByRole('button');
  const merchants = page.getByRole('list', { name: 'Merchant cards' }).getByRole('button');
  const trade = hand.and(page.getByRole('button', { name: /^Trade card: give 2 turmeric/ }));
  const twice = page.getByRole('button', { name: 'Trade twice' });
  const cube = page.getByRole('button', { name: /^Lay .* on the first card/ }).first();

  expect(await trade.evaluate(changedAtOnce)).toEqual(['hand']);
  await expect(twice).toBeVisible();
  expect(await twice.evaluate(changedAtOnce)).toEqual(['hand', 'plaque']);
  await expect(page.getByRole('button', { name: 'Trade once' })).toHaveAttribute('aria-disabled', 'false');
  expect(await merchants.nth(2).evaluate(changedAtOnce)).toEqual(['hand', 'merchants']);
  await expect(cube).toBeVisible();
  expect(await cube.evaluate(changedAtOnce)).toEqual(['caravan', 'merchants']);
});

test('an action that is on its way is not changed any more, and its parts say why', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: DESK });
  await gallery.show({ state: 'sending', seats: 4 });
  const plaque = gallery.page.locator('[data-anchor="plaque"]');
  await expect(plaque.getByText('Sending…')).toBeVisible();
  await expect(plaque.getByRole('group', { name: 'How many times' })).toContainText('×1');
  const twice = plaque.getByRole('button', { name: 'Trade twice' });
  for (const button of [twice, plaque.getByRole('button', { name: 'Undo' })]) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/on its way/);
  }
  await plaque.getByRole('button', { name: 'Undo' }).click({ force: true });
  await expect(plaque.getByRole('button', { name: 'Undo' })).toBeFocused();
  await twice.click({ force: true });
  await expect(plaque.getByRole('group', { name: 'How many times' })).toContainText('×1');
});

for (const [way, press] of [
  ['a mouse', async (button: Locator) => button.click()],
  ['a key', async (button: Locator) => button.press('Enter')],
] as const) {
  test(`what ${way} presses and goes leaves the focus to the plaque before it goes`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport: DESK });
    await gallery.show({ state: 'turn', seats: 4 });
    const { page } = gallery;
    const plaque = page.locator('[data-anchor="plaque"]');
    await page.evaluate(watchGoing);
    for (const name of ['Rest', 'Undo']) {
      const button = plaque.getByRole('button', { name, exact: true });
      await press(button);
      await expect(plaque.getByRole('button', { name: 'Undo' })).toHaveCount(name === 'Rest' ? 1 : 0);
      expect(await page.evaluate('focusedAsTheyWent'), name).toEqual([]);
      await expect(plaque).toBeFocused();
      // A ring is for keys: who has only a mouse has not asked where the focus is.
      expect(await plaque.evaluate((element) => element.matches(':focus-visible')), name).toBe(way === 'a key');
      await page.keyboard.press('Tab');
      await expect(plaque.getByRole('button').first()).toBeFocused();
      if (way === 'a mouse') await page.mouse.click(640, 5);
    }
  });
}

/** Which parts of the table a click on something changes before anything else is done. Runs in the page. */
async function changedAtOnce(target: HTMLElement | SVGElement): Promise<readonly string[]> {
  const watch = new MutationObserver(() => {});
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  // What answers at once does so before this goes on.
  await Promise.resolve();
  const parts = watch.takeRecords().map(({ target: node }) => {
    const element = node instanceof Element ? node : node.parentElement;
    const part = element?.closest<HTMLElement>('[data-row], [data-anchor="plaque"]');
    return part?.dataset['row'] ?? part?.dataset['anchor'] ?? 'elsewhere';
  });
  watch.disconnect();
  return [...new Set(parts)].toSorted();
}

/** Remembers which buttons go while they have the focus. Runs in the page. */
function watchGoing(): void {
  const told: { focusedAsTheyWent?: string[] } & typeof globalThis = globalThis;
  const went: string[] = [];
  told.focusedAsTheyWent = went;
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the element
  const { removeChild } = Node.prototype;
  Node.prototype.removeChild = function watched<Gone extends Node>(this: Node, gone: Gone): Gone {
    if (gone.contains(document.activeElement)) went.push(document.activeElement?.textContent ?? '');
    removeChild.call(this, gone);
    return gone;
  };
}

/** Counts after every change of the page how many cards are picked. Runs in the page. */
function watchPicked(): void {
  const told: { mostPicked?: number } & typeof globalThis = globalThis;
  told.mostPicked = 0;
  new MutationObserver(() => {
    const picked = document.querySelectorAll('[aria-pressed="true"][data-piece]').length;
    told.mostPicked = Math.max(told.mostPicked ?? 0, picked);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
