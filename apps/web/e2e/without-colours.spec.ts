import { expect, test } from './support/gallery.ts';
import { lightnessOf } from './support/greyscale.ts';

/** Steps of CIE L*; two of them side by side are told apart by most eyes. */
const CLEAR = 4;

test('the four spices differ in grey at 14 px', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 390, height: 844 } });
  const { page } = gallery;
  for (const theme of ['light', 'dark'] as const) {
    await gallery.show({ state: 'turn', seats: 2, theme });
    // The counts of an opponent: one token of each spice, lowest first.
    const tokens = page.locator('[data-anchor=seat-0] span[data-anchor=caravan-0] svg');
    expect((await tokens.first().boundingBox())?.width).toBeLessThanOrEqual(14);
    const lightness: number[] = [];
    for (const at of [0, 1, 2, 3]) lightness.push(await lightnessOf(page, tokens.nth(at)));
    expect(closest(lightness), lightness.join(', ')).toBeGreaterThan(CLEAR);
  }
});

test('the kinds of cards differ in grey', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 1280, height: 720 } });
  const { page } = gallery;
  for (const theme of ['light', 'dark'] as const) {
    await gallery.show({ state: 'wait', seats: 2, theme });
    const lightness: number[] = [];
    for (const card of ['+RR', '^3', 'RRR>GGG', '18:GGBBB']) {
      lightness.push(await lightnessOf(page, page.locator(`main [data-piece="${card}"] svg`).first()));
    }
    expect(closest(lightness), lightness.join(', ')).toBeGreaterThan(CLEAR);
  }
});

function closest(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Math.min(...sorted.slice(1).map((number, at) => number - (sorted[at] ?? 0)));
}
