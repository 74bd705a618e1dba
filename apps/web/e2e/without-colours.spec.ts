import type { Page } from '@playwright/test';
import { expect, test } from './support/gallery.ts';
import { bodyOf, differenceOf, type Grey, greysOf } from './support/greyscale.ts';

const THEMES = ['light', 'dark'] as const;

test('the four spices differ in grey at 14 px, by how light they are and by their outlines', async ({
  openGallery,
}) => {
  // A phone of this size has three points to a pixel.
  const gallery = await openGallery({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  for (const theme of THEMES) {
    await gallery.show({ state: 'turn', seats: 2, theme });
    // The counts of an opponent: one token of each spice, lowest first.
    const tokens = gallery.page.locator('[data-anchor=seat-0] span[data-anchor=caravan-0] i');
    await expect(tokens).toHaveCount(4);
    expect((await tokens.first().boundingBox())?.width).toBeLessThanOrEqual(14);
    for (const [one, other] of pairsOf(await greysOf(tokens, 39, 39))) {
      expect(Math.abs(bodyOf(one) - bodyOf(other)), `steps of L* in the ${theme} theme`).toBeGreaterThan(4);
      expect(differenceOf([one], [other]), `share that differs in the ${theme} theme`).toBeGreaterThan(0.25);
    }
  }
});

test('the kinds of cards differ in grey, whatever is on them', async ({ openGallery }) => {
  const LEAST = 0.05;
  const gallery = await openGallery({ viewport: { width: 1280, height: 720 } });
  for (const theme of THEMES) {
    await gallery.show({ state: 'wait', seats: 2, hand: 10, theme });
    const faces = await facesOf(gallery.page);
    const kinds = [/^\+/, /^\^/, />/, /:/].map((kind) =>
      faces.filter(({ card }) => kind.test(card)).map(({ grey }) => grey),
    );
    expect(Math.min(...kinds.map(({ length }) => length))).toBeGreaterThan(1);
    for (const [kind, other] of pairsOf(kinds)) {
      expect(differenceOf(kind, other), `share that differs in the ${theme} theme`).toBeGreaterThan(LEAST);
    }
    // What is on the cards does not count: every other card of a kind is like the rest, if there are enough of them.
    for (const kind of kinds.filter(({ length }) => length > 5)) {
      const [some, rest] = [0, 1].map((half) => kind.filter((_, at) => at % 2 === half));
      expect(differenceOf(some ?? [], rest ?? [])).toBeLessThan(LEAST);
    }
  }
});

interface Face {
  readonly card: string;
  readonly grey: Grey;
}

/** The faces of all cards that lie in the market and in the hand. */
async function facesOf(page: Page): Promise<readonly Face[]> {
  const cards = page.locator(CARDS);
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-piece') ?? ''));
  const greys = await greysOf(cards, 50, 70);
  return greys.map((grey, at) => ({ card: names[at] ?? '', grey }));
}

const CARDS = ':is([data-row=hand], [data-row=merchants], [data-row=points]) button[data-piece]';

function pairsOf<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
}
