import { expect, test } from './support/gallery.ts';

test('with less motion nothing moves, neither for a move nor for the night, and what changed stays marked', async ({
  openGallery,
}) => {
  const gallery = await openGallery({
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const { page } = gallery;
  await gallery.show({ state: 'wait', seats: 4 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let the next player act' }).click();
  await expect(page.locator('[data-changed]').first()).toBeVisible();
  expect(await page.evaluate(moving)).toEqual([]);
  const before = await page.evaluate(drawn);
  expect(before.marked).not.toEqual([]);

  // In one breath: a change that took its time would be seen on its way.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const after = await page.evaluate(drawn);
  expect(await page.evaluate(moving)).toEqual([]);
  expect(after.ground).not.toBe(before.ground);
  expect(after.marked).toEqual(before.marked);
  expect(after.boxes).toEqual(before.boxes);

  // The next input takes the marks away, by night as by day.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-changed]')).toHaveCount(0);
});

test('with less motion nothing is marked of what one has done oneself', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
  const { page } = gallery;
  await gallery.show({ state: 'rest', seats: 4 });
  await page.evaluate(() => {
    const marked = new MutationObserver(() => (document.title = 'marked'));
    marked.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-changed'] });
  });
  await page.locator('[data-anchor=plaque] [data-tone=go]').click();
  await expect(page.locator('[data-anchor=plaque] [data-tone=wait]')).toBeVisible();
  expect(await page.title()).not.toBe('marked');
  // What the next one does is.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let the next player act' }).click();
  await expect.poll(() => page.title()).toBe('marked');
});

/** Whatever is on its way. Runs in the page. */
function moving(): readonly string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ id }) => id || 'unnamed');
}

/** Colours, places and marks as they are this moment. Runs in the page. */
function drawn() {
  const pieces = [...document.querySelectorAll<HTMLElement>('[data-piece]')];
  return {
    ground:
      getComputedStyle(document.body).backgroundColor + getComputedStyle(document.documentElement).backgroundColor,
    boxes: pieces.map((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
    marked: [...document.querySelectorAll<HTMLElement>('[data-changed]')].map(
      (figure) => figure.dataset['piece'] ?? figure.tagName,
    ),
  };
}
