import { bringAxe, findViolations } from './support/axe.ts';
import { expect, type Shown, STATES, test } from './support/gallery.ts';
import { findCutRings } from './support/rings.ts';
import { findSmallTargets } from './support/targets.ts';

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** Every pair of window, theme and language is among them. */
const WAYS = [
  { viewport: DESK, theme: 'light', lang: 'en' },
  { viewport: PHONE, theme: 'dark', lang: 'en' },
  { viewport: DESK, theme: 'dark', lang: 'zh-hans' },
  { viewport: PHONE, theme: 'light', lang: 'zh-hans' },
] as const;

for (const { viewport, theme, lang } of WAYS) {
  test(`axe finds nothing in any state at ${viewport.width} px, ${theme}, in ${lang}`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport });
    const all = STATES.map((state, at): Shown => ({ state, seats: 2 + (at % 4), theme, lang }));
    await gallery.show({ state: 'turn', theme, lang });
    await bringAxe(gallery.page);
    expect(await gallery.askOfEach(all, findViolations)).toEqual({});
  });
}

for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 844, height: 390 }]) {
  test(`a finger hits every control at ${viewport.width}×${viewport.height}`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport, hasTouch: true, isMobile: true });
    const all = STATES.flatMap((state) => [2, 5].map((seats): Shown => ({ state, seats })));
    expect(await gallery.askOfEach(all, findSmallTargets)).toEqual({});
  });
}

for (const viewport of [DESK, PHONE]) {
  test(`the ring of what has the focus is whole at ${viewport.width}×${viewport.height}`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport });
    const all = (['turn', 'acquire', 'watch'] as const).map((state): Shown => ({ state, seats: 4 }));
    expect(await gallery.askOfEach(all, findCutRings)).toEqual({});
  });
}
