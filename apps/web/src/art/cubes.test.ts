import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cubesAsStyles } from './cubes.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the stylesheet of the cubes shows what the sprite has', async () => {
  const made = cubesAsStyles(read('sprite.svg'), read('../styles/tokens.css'));
  expect(made).not.toContain('var(');
  await expect(made).toMatchFileSnapshot('../styles/cubes.css');
});

test('a cube that is missing, or its colour, is told', () => {
  expect(() => cubesAsStyles('<svg/>', '')).toThrow('sp-y');
  expect(() => cubesAsStyles(read('sprite.svg'), '')).toThrow('--y-lo');
});
