import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './support/gallery.ts';

// Whatever is painted after a thing that moves becomes a layer of its own, and each draft takes those layers apart again.

const WINDOW = { width: 1280, height: 720 };
const ALL = WINDOW.width * WINDOW.height;
/** Words on cards and the coins lie above the glow, and no more than that. */
const AT_MOST = 0.1;
const GLOW = 'ActiveOpacityAnimation';

test('next to nothing is painted after a card that glows', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: WINDOW, reducedMotion: 'no-preference' });
  await gallery.show({ state: 'turn', seats: 4 });
  const look = await watchLayers(gallery.page);
  await expect.poll(async () => (await look()).some(({ reasons }) => reasons.includes(GLOW))).toBe(true);
  const still = (await look()).filter(({ reasons }) => reasons.every((reason) => reason === 'Overlap'));
  // Those that are as large as the window lie below all that moves.
  const above = still.map(({ area }) => area).filter((area) => area > 0 && area < ALL);
  expect(above.reduce((sum, area) => sum + area / ALL, 0)).toBeLessThan(AT_MOST);
});

test('the hand and the caravan, where pieces move, are painted after what lies beside them', async ({
  openGallery,
}) => {
  const gallery = await openGallery({ viewport: WINDOW });
  await gallery.show({ state: 'turn', seats: 4 });
  const [plaque, played, hand, caravan] = await gallery.page.evaluate(levelsOf, [
    '[data-anchor="plaque"]',
    '[data-anchor^="played-"]',
    '[data-anchor^="hand-"]',
    '[data-anchor^="caravan-"]',
  ]);
  expect(Math.min(hand ?? NaN, caravan ?? NaN)).toBeGreaterThan(Math.max(plaque ?? NaN, played ?? NaN));
});

/** How high the parts of one's own place lie that hold these. Runs in the page. */
function levelsOf(selectors: readonly string[]): readonly number[] {
  const place = document.querySelector('section[data-nothing-played]');
  return selectors.map((selector) => {
    const held = place?.querySelector(selector) ?? null;
    const part = [...(place?.children ?? [])].find((one) => one.contains(held));
    return part === undefined ? NaN : Number(getComputedStyle(part).zIndex);
  });
}

interface Layer {
  readonly area: number;
  /** Why Chromium made it one. */
  readonly reasons: readonly string[];
}

/** What the page is drawn in, as often as it is asked. */
async function watchLayers(page: Page): Promise<() => Promise<readonly Layer[]>> {
  const session = await page.context().newCDPSession(page);
  let drawn: readonly { readonly layerId: string; readonly area: number }[] = [];
  session.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    drawn = layers
      .filter(({ drawsContent }) => drawsContent)
      .map(({ layerId, width, height }) => ({ layerId, area: width * height }));
  });
  await session.send('DOM.enable');
  await session.send('LayerTree.enable');
  return async () =>
    Promise.all(drawn.map(async ({ layerId, area }) => ({ area, reasons: await reasonsFor(session, layerId) })));
}

async function reasonsFor(session: CDPSession, layerId: string): Promise<readonly string[]> {
  return (await session.send('LayerTree.compositingReasons', { layerId })).compositingReasonIds;
}
