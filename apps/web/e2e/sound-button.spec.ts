import { type OpenGallery, expect, test } from './support/gallery.ts';

const LET_IN = 'Press to let the sound in';

test('where the browser blocks the sound its button asks to be pressed, lets it in, and only then turns it off', async ({
  openGallery,
}) => {
  const { page, button } = await openBlocked(openGallery);
  await expect(button).toHaveAccessibleName(LET_IN);
  await expect(button).toHaveAccessibleDescription(/^The browser keeps the page silent/);
  // Not a switch that is on: nothing is heard.
  await expect(button).not.toHaveAttribute('aria-pressed');
  await expect(button.locator('use')).toHaveAttribute('href', '#i-sound-tap');

  await button.click();
  await expect(button).toHaveAttribute('data-state', 'ready');
  await expect(page.getByRole('button', { name: 'Sound', exact: true, pressed: true })).toBeVisible();
  await expect(button.locator('use')).toHaveAttribute('href', '#i-sound');
  await button.click();
  await expect(page.getByRole('button', { name: 'Sound', exact: true, pressed: false })).toBeVisible();
});

for (const key of ['Space', 'Enter']) {
  test(`${key} on it lets the sound in, however long it is held`, async ({ openGallery }) => {
    const { page, button } = await openBlocked(openGallery);
    await button.focus();
    await page.keyboard.down(key);
    await expect(button).toHaveAttribute('data-state', 'ready');
    // As a key does that is held.
    await page.keyboard.down(key);
    await page.keyboard.up(key);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });
}

test('a key that only passes by lets the sound in and leaves the button as it is', async ({ openGallery }) => {
  const { page, button } = await openBlocked(openGallery);
  await button.focus();
  await page.keyboard.press('Tab');
  await expect(button).toHaveAttribute('data-state', 'ready');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

/** A page that nobody has touched. */
async function openBlocked(openGallery: OpenGallery) {
  const gallery = await openGallery({ viewport: { width: 1280, height: 720 } });
  const { page } = gallery;
  await page.addInitScript(() => localStorage.setItem('spice-road.sound', 'on 60'));
  await gallery.show({ state: 'turn', seats: 3 });
  const button = page.locator('header button[data-state]');
  await expect(button).toHaveAttribute('data-state', 'blocked');
  return { page, button };
}
