import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** What is drawn on what, and must be told from it: rings, edges, signs. WCAG 1.4.11. */
const DRAWN: readonly (readonly [string, string])[] = [
  // You may act: on the carpet, on the ground and on what lies there.
  ['ring', 'field'],
  ['ring-ground', 'ground'],
  ['ring-ground', 'panel'],
  ['act', 'ground'],
  ['act', 'panel'],
  ['warn', 'panel'],
  // Edges of pieces, on cards and in niches.
  ['y-edge', 'card'],
  ['r-edge', 'card'],
  ['g-edge', 'card'],
  ['b-edge', 'card'],
  ['y-edge', 'niche'],
  ['r-edge', 'niche'],
  ['g-edge', 'niche'],
  ['b-edge', 'niche'],
  // The marks on them.
  ['y-ink', 'y'],
  ['r-ink', 'r'],
  ['g-ink', 'g'],
  ['b-ink', 'b'],
  ['gold-ink', 'gold'],
  ['silver-ink', 'silver'],
  // Frames of cards, on their faces.
  ['t-spice', 'card'],
  ['t-upgrade', 'card'],
  ['t-trade', 'card'],
  ['point', 'card'],
  // Whose it is, and how far.
  ['seat-1', 'panel'],
  ['seat-2', 'panel'],
  ['seat-3', 'panel'],
  ['seat-4', 'panel'],
  ['seat-5', 'panel'],
  ['pip', 'panel'],
  ['thread', 'field'],
];

/** Words. WCAG 1.4.3. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ['ink', 'ground'],
  ['ink', 'panel'],
  ['ink-2', 'panel'],
  ['ink-2', 'ground'],
  ['ink-3', 'panel'],
  ['card-ink', 'card'],
  ['card-ink-2', 'card'],
  ['on-field', 'field'],
  ['on-act', 'act'],
  ['on-warn', 'warn'],
  ['medal-ink', 'medal'],
];

const THEMES = {
  noon: colours(/:root \{(.*?)\n {2}\}/s),
  night: colours(/:root\[data-theme='dark'\] \{(.*?)\n {2}\}/s),
};

test.each(Object.entries(THEMES))('at %s what is drawn stands out from what it is drawn on', (_, theme) => {
  expect(tooFaint(theme, DRAWN, 3)).toEqual([]);
});

test.each(Object.entries(THEMES))('at %s what is written can be read', (_, theme) => {
  expect(tooFaint(theme, WRITTEN, 4.5)).toEqual([]);
});

test.each(Object.entries(THEMES))('at %s one of the two lines around the focus is seen on anything', (_, theme) => {
  const grounds = ['ground', 'panel', 'field', 'border', 'card', 'act', 'act-soft', 'point', 'warn-soft'];
  const seen = grounds.map((ground) =>
    Math.max(...['focus', 'focus-2'].map((line) => contrast(theme.get(line) ?? '', theme.get(ground) ?? ''))),
  );
  expect(seen.filter((ratio) => !(ratio >= 3))).toEqual([]);
});

test('the night is the same whether the system or the setting makes it', () => {
  const bySystem = colours(/:root:not\(\[data-theme='light'\]\) \{(.*?)\n {4}\}/s);
  expect(bySystem).toEqual(THEMES.night);
});

test('the ground under the sign of the house, drawn before there are tokens, is that of the page', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const grounds = Array.from(html.matchAll(/background: (#[0-9a-f]{6});/g), ([, colour]) => colour);
  expect(grounds).toEqual([THEMES.noon.get('ground'), THEMES.night.get('ground')]);
});

/** Tokens of the day, and those that the block changes. */
function colours(block: RegExp): ReadonlyMap<string, string> {
  const day = /:root \{(.*?)\n {2}\}/s.exec(CSS)?.[1] ?? '';
  const own = block.exec(CSS)?.[1] ?? '';
  return new Map(
    [...`${day}${own}`.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function tooFaint(theme: ReadonlyMap<string, string>, pairs: readonly (readonly [string, string])[], least: number) {
  return pairs
    .map(([over, under]) => ({ over, under, ratio: contrast(theme.get(over) ?? '', theme.get(under) ?? '') }))
    .filter(({ ratio }) => !(ratio >= least));
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
