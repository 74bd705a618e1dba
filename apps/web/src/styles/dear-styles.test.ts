import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SpiceToken } from '../pieces/spice-token.tsx';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('{board,chat,coach,drag,match,pieces,stage,styles,teach}/**/*.css', { cwd: SRC });

// Whatever changes below an element that `:has()` asks about, all that it might speak of is styled anew: of a click on the
// table that was half of its price.
test.each(sheets)('%s asks no element what is in it', (sheet) => {
  expect(readFileSync(`${SRC}/${sheet}`, 'utf8')).not.toContain(':has(');
});

// Each is a layer to be told apart, and to be drawn by the processor where there is nothing better.
test('cards, caravans and their spices wear no filters', () => {
  for (const sheet of sheets.filter((name) =>
    /(card|face|deck-back|coin|lying|price|caravan|spice-token)[.]module/.test(name),
  )) {
    expect([sheet, readFileSync(`${SRC}/${sheet}`, 'utf8').includes('filter:')]).toEqual([sheet, false]);
  }
  expect(sheets.length).toBeGreaterThan(30);
});

// Each `svg` is painted by itself, with a place of its own; a background goes along with all that is around it.
test.each(['thick', 'flat'] as const)('a cube is a background, whatever it looks like: %s', (look) => {
  const cube = renderToStaticMarkup(createElement(SpiceToken, { spice: 'saffron', look }));
  expect(cube).toMatch(/^<i class="[^"]*\bsp-r(-s)?"[^>]*><\/i>$/);
});
