import { spices, type Spice, type Spices } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { briefOf } from './brief.ts';

test.each<[name: string, steps: readonly Spice[], gave: Spices, took: Spices]>([
  [
    'each cube once',
    ['turmeric', 'cardamom'],
    spices({ turmeric: 1, cardamom: 1 }),
    spices({ saffron: 1, cinnamon: 1 }),
  ],
  ['two cubes of a kind', ['turmeric', 'turmeric'], spices({ turmeric: 2 }), spices({ saffron: 2 })],
  ['a cube twice', ['turmeric', 'saffron'], spices({ turmeric: 1 }), spices({ cardamom: 1 })],
  [
    'one of two twice',
    ['saffron', 'saffron', 'cardamom'],
    spices({ saffron: 2 }),
    spices({ cardamom: 1, cinnamon: 1 }),
  ],
])('an upgrade that raises %s is told by what went and what came, not by what was between', (_, steps, gave, took) => {
  const brief = briefOf({ type: 'upgraded', seat: 0, card: '^3', steps });
  expect(brief?.picture).toEqual({ kind: 'exchange', gave, took });
});
