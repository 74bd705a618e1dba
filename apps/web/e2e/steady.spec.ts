import { expect, type Shown, test } from './support/gallery.ts';

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test(`from draft to draft title and button stay where they are at ${viewport.width} px`, async ({ openGallery }) => {
    const gallery = await openGallery({ viewport });
    const states = ['gather', 'upgrade', 'trade', 'acquire', 'acquire-done', 'claim', 'rest', 'discard'];
    const all = [2, 4].flatMap((seats) => states.map((state): Shown => ({ state, seats })));
    const found = Object.values(
      await gallery.askOfEach(all, () => {
        const plaque = document.querySelector('[data-anchor=plaque]');
        const title = plaque?.querySelector('[data-tone] > * > *');
        const confirm = plaque?.querySelector('button[data-tone=go]');
        // To a quarter of a pixel: half of one is a pixel where it counts.
        return [title, confirm].map((one) => `${Math.round((one?.getBoundingClientRect().top ?? NaN) * 4) / 4}`);
      }),
    );
    expect(found).toHaveLength(all.length);
    expect(found.flat()).not.toContain('NaN');
    expect(new Set(found.map(String)).size, found.join(' ')).toBe(1);
  });
}

test('the fringe of the carpet is in the window, whatever the size of the cards', async ({ openGallery }) => {
  for (const width of [1024, 1280, 1440]) {
    const gallery = await openGallery({ viewport: { width, height: 768 } });
    const found = await gallery.askOfEach(
      (['normal', 'large'] as const).map((cards) => ({ state: 'turn', seats: 4, cards })),
      () => {
        const market = document.querySelector('main');
        if (market === null) return ['there is no market'];
        const { left, right } = market.getBoundingClientRect();
        const border = Number.parseFloat(getComputedStyle(market).borderRightWidth);
        const over = -Number.parseFloat(getComputedStyle(market, '::after').right) - border;
        const isCut = right + over > window.innerWidth || left - over < 0;
        return isCut || over !== 10 ? [`${over} beyond a carpet that ends at ${right}`] : [];
      },
    );
    expect(found, `${width} px`).toEqual({});
  }
});
