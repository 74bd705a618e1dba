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

/** Counts after every change of the page how many cards are picked. Runs in the page. */
function watchPicked(): void {
  const told: { mostPicked?: number } & typeof globalThis = globalThis;
  told.mostPicked = 0;
  new MutationObserver(() => {
    const picked = document.querySelectorAll('[aria-pressed="true"][data-piece]').length;
    told.mostPicked = Math.max(told.mostPicked ?? 0, picked);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
