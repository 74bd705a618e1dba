import { expect, type Shown, STATES, test } from './support/gallery.ts';
import { findMisfits, findRegions } from './support/fit.ts';

/** A notebook, a desk, a phone on its side and upright, a small phone, and 1280×720 at a zoom of 200 %. */
const WINDOWS = ['1280×720', '1440×900', '844×390', '390×844', '360×640', '640×360'];

const SEATS = [2, 3, 4, 5];

/** The result is a page, and may be longer than the window. */
const TABLES = STATES.filter((state) => state !== 'result');

/** Other counts, another turn, another draft: the same table. */
const QUIET = ['turn', 'trade', 'gather', 'wait', 'no-gold', 'poor', 'lost', 'notice', 'overfull-other'];

for (const window of WINDOWS) {
  test(`every state of the table fits into ${window}`, async ({ openGallery }) => {
    const [width = 0, height = 0] = window.split('×').map(Number);
    const gallery = await openGallery({ viewport: { width, height } });
    expect.soft(await gallery.askOfEach(forAllSeats(), findMisfits), 'in English').toEqual({});
    for (const lang of ['zh-hans', 'en-XA']) {
      expect.soft(await gallery.askOfEach(inTurn(lang), findMisfits), `in ${lang}`).toEqual({});
    }
  });
}

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`nothing moves at ${viewport.width} px when counts and names change`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport });
    // Between two, the panel whose turn it is has no other beside it that keeps the height.
    for (const seats of [2, 4]) {
      const all = QUIET.map((state): Shown => ({ state, seats }));
      const named = QUIET.map((state): Shown => ({ state, seats, names: 'hard' }));
      const regions = Object.values(await gallery.askOfEach([...all, ...named], findRegions));
      expect(regions).toHaveLength(2 * QUIET.length);
      for (const one of regions) expect(one).toEqual(regions[0]);
    }
  });
}

test('from right to left the market runs from left to right: “left” is a rule of the game', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 1280, height: 720 } });
  await gallery.show({ state: 'turn', seats: 4, lang: 'ar-XB' });
  for (const row of ['merchants', 'points']) {
    const boxes = await gallery.page
      .locator(`[data-row=${row}] > li`)
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().x));
    expect(boxes.length).toBeGreaterThan(4);
    expect(boxes).toEqual(boxes.toSorted((one, other) => one - other));
  }
  // The rest does run the other way.
  const [players, market] = await Promise.all(
    ['aside', 'main'].map((one) => gallery.page.locator(one).first().boundingBox()),
  );
  expect(players?.x ?? 0).toBeGreaterThan(market?.x ?? 0);
});

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`a long name gives way to what is said of it at ${viewport.width} px`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport });
    for (const lang of ['en', 'zh-hans', 'en-XA', 'ar-XB']) {
      // The first of them has forty letters, and the turn.
      for (const state of [
        { state: 'wait', seats: 3 },
        { state: 'overfull-other', seats: 4 },
      ]) {
        await gallery.show({ ...state, names: 'hard', lang });
        const title = gallery.page.locator('[data-anchor=plaque] h2');
        const parts = await title.evaluate((heading) => {
          const around = heading.getBoundingClientRect();
          const name = heading.querySelector('bdi');
          const words = heading.querySelector('bdi ~ span');
          const box = words?.getBoundingClientRect();
          return {
            isCut: name !== null && name.scrollWidth > name.clientWidth,
            isWhole: box !== undefined && box.left >= around.left - 1 && box.right <= around.right + 1,
            words: (words?.textContent ?? '').trim(),
          };
        });
        expect(parts, `${state.state} in ${lang}`).toMatchObject({ isCut: true, isWhole: true });
        expect(parts.words, `${state.state} in ${lang}`).not.toBe('');
      }
    }
  });
}

/** Where names have little room, and something else wants it, too. */
const CROWDED = [
  { where: 'in the log', within: 'aside section', window: '1280×720', states: ['turn'], seats: [2, 3, 4] },
  { where: 'in a narrow log', within: 'aside section', window: '900×600', states: ['turn'], seats: [2, 3, 4] },
  {
    where: 'in the panels',
    within: '[data-row=opponents]',
    window: '1280×720',
    states: ['wait', 'overfull-other'],
    seats: SEATS,
  },
  ...['640×360', '720×450', '360×640', '320×568'].map((window) => ({
    where: `at ${window}, a phone or a zoom of 200 %`,
    within: '[data-row=opponents]',
    window,
    states: ['turn', 'wait', 'watch'],
    seats: SEATS,
  })),
];

for (const { where, within, window, states, seats } of CROWDED) {
  test(`eight letters of a name are not cut ${where}`, async ({ openGallery }) => {
    const [width = 0, height = 0] = window.split('×').map(Number);
    const gallery = await openGallery({ viewport: { width, height } });
    for (const lang of ['en', 'zh-hans', 'en-XA']) {
      for (const state of states) {
        for (const count of seats) {
          await gallery.show({ state, seats: count, lang });
          const names = gallery.page
            .locator(within)
            .locator('bdi')
            .filter({ hasText: /^(Saltmoth|Tamarisk)$/ });
          const cut = await names.evaluateAll((all) =>
            all
              .filter((name) => {
                const box = name.closest('b') ?? name;
                return box.scrollWidth > box.clientWidth;
              })
              .map((name) => name.textContent),
          );
          expect(await names.count(), `${state} of ${count} in ${lang}`).toBeGreaterThan(0);
          expect(cut, `${state} of ${count} in ${lang}`).toEqual([]);
        }
      }
    }
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
]) {
  test(`three cards of a hand lie side by side at ${viewport.width} px, large enough for a finger`, async ({
    openGallery,
  }) => {
    const gallery = await openGallery({ viewport });
    await gallery.show({ state: 'turn', seats: 4, hand: 3 });
    const boxes = await gallery.page
      .locator('[data-row=hand] button')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()).map(({ y, width }) => ({ y, width })));
    expect(boxes).toHaveLength(3);
    for (const { y, width } of boxes) {
      expect(y).toBe(boxes[0]?.y);
      expect(width).toBeGreaterThanOrEqual(44);
    }
  });
}

test('a bar of the result has no part of nothing: the gap after it would shift the rest', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 1280, height: 720 } });
  await gallery.show({ state: 'result', seats: 3 });
  // One of the three has no silver coin.
  const parts = gallery.page.locator('tbody [data-part]').and(gallery.page.locator('i'));
  await expect(parts).toHaveCount(11);
  const widths = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(0);
});

test('the whole result is seen at once on a notebook, whatever the names', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 1280, height: 720 } });
  const all = ['en', 'zh-hans', 'en-XA'].flatMap((lang) =>
    SEATS.map((seats): Shown => ({ state: 'result', seats, names: 'hard', lang })),
  );
  expect(await gallery.askOfEach(all, findMisfits)).toEqual({});
});

test('a hand that is pushed along fades where there is more of it', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });
  await gallery.show({ state: 'turn', seats: 4, hand: 12 });
  const hand = gallery.page.locator('[data-row=hand]');
  const fades = () =>
    hand.evaluate((row) => {
      const style = getComputedStyle(row);
      const isFaded = (side: 'left' | 'right') =>
        style.maskImage !== 'none' && Number.parseFloat(style.getPropertyValue(`--more-${side}`)) > 0;
      return { left: isFaded('left'), right: isFaded('right') };
    });
  await expect.poll(fades).toEqual({ left: false, right: true });
  await hand.evaluate((row) => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }));
  await expect.poll(fades).toEqual({ left: true, right: false });
  await gallery.show({ state: 'turn', seats: 4, hand: 8 });
  await expect.poll(fades).toEqual({ left: false, right: false });
});

for (const asked of ['by the system', 'of this site'] as const) {
  test(`where less motion is wanted ${asked} the hand fades, too`, async ({ openGallery }) => {
    const reducedMotion = asked === 'by the system' ? 'reduce' : 'no-preference';
    const gallery = await openGallery({ viewport: { width: 390, height: 844 }, reducedMotion });
    await gallery.show({ state: 'turn', seats: 4, hand: 12 });
    if (asked === 'of this site')
      await gallery.page.locator(':root').evaluate((page) => (page.dataset['motion'] = 'less'));
    const fade = () =>
      gallery.page
        .locator('[data-row=hand]')
        .evaluate((row) => [
          getComputedStyle(row).maskImage !== 'none',
          getComputedStyle(row).getPropertyValue('--more-right'),
        ]);
    await expect.poll(fade).toEqual([true, '28px']);
  });
}

test('the tools of the bar stand in their order', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 1280, height: 720 } });
  await gallery.page.addInitScript(() => localStorage.setItem('spice-road.sound', 'off 60'));
  await gallery.show({ state: 'turn', seats: 4 });
  const names = await gallery.page
    .locator('header')
    .getByRole('button')
    .evaluateAll((tools) => tools.map((tool) => tool.getAttribute('aria-label')));
  expect(names).toEqual(['Sound', 'How to play', 'Log', 'Menu']);
});

test('on the narrowest of phones everything is there', async ({ openGallery }) => {
  const gallery = await openGallery({ viewport: { width: 320, height: 568 } });
  const all = TABLES.map((state, at): Shown => ({ state, seats: SEATS[at % SEATS.length] ?? 5 }));
  expect(await gallery.askOfEach(all, findMisfits)).toEqual({});
  await gallery.show({ state: 'turn', seats: 5 });
  const cards = await gallery.page.locator('[data-row=hand] button').all();
  const widths = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.width ?? 0));
  expect(Math.min(...widths), 'all that is above leaves room for a hand').toBeGreaterThan(30);
});

/** All states, for every number of seats, with names that have broken other tables. */
function forAllSeats(): readonly Shown[] {
  return TABLES.flatMap((state) => SEATS.map((seats): Shown => ({ state, seats, names: 'hard' })));
}

/** All states, the numbers of seats taking turns, with a hand of twelve cards. */
function inTurn(lang: string): readonly Shown[] {
  return TABLES.map((state, at) => ({ state, seats: SEATS[at % SEATS.length] ?? 5, lang, names: 'hard', hand: 12 }));
}

for (const window of [...WINDOWS, '1000×720', '320×568']) {
  test(`the last action lies from one side of its panel to the other in ${window}`, async ({ openGallery }) => {
    const [width = 0, height = 0] = window.split('×').map(Number);
    const gallery = await openGallery({ viewport: { width, height } });
    const all = ['turn', 'watch'].flatMap((state) => SEATS.map((seats): Shown => ({ state, seats })));
    expect(await gallery.askOfEach(all, stripsAstray)).toEqual({});
  });
}

/** Opponents whose strip ends before the sides of their panel, or beyond. Runs in the page. */
function stripsAstray(): readonly string[] {
  const panels = [...document.querySelectorAll<HTMLElement>('[data-row="opponents"] > li')];
  if (panels.length === 0) return ['There is no opponent.'];
  return panels.flatMap((panel) => {
    const strip = panel.querySelector(':scope > p:last-of-type')?.getBoundingClientRect();
    if (strip === undefined) return ['There is no strip.'];
    const { left, right } = panel.getBoundingClientRect();
    const gaps = [strip.left - left - panel.clientLeft, right - panel.clientLeft - strip.right];
    return gaps.some((gap) => Math.abs(gap) > 0.6) ? [`${panel.dataset['anchor'] ?? ''}: ${gaps.join(' ')}`] : [];
  });
}
