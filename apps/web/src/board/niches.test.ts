import { outlookOf, printCubes, spices, type Spice } from '@spice-road/rules';
import { bare, tableWith } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { IDLE, type Draft } from '../draft/draft.ts';
import type { Niche } from '../pieces/caravan.tsx';
import { caravanAfter, loadAfter } from '../draft/outcome.ts';
import { plannedNiches, restingNiches } from './niches.ts';

const MARKS = { stays: '', comes: '+', goes: '-', returns: 'x' } as const;
const LETTERS = { turmeric: 'Y', saffron: 'R', cardamom: 'G', cinnamon: 'B' } as const;

/** `Y- Y R+ .`: the spice, what becomes of it, `!` when it is one too many, a dot for an empty niche. */
function drawn(niches: readonly Niche[]): string {
  return niches
    .map(({ spice, fate, over }) => (spice === null ? '.' : `${LETTERS[spice]}${MARKS[fate]}${over ? '!' : ''}`))
    .join(' ');
}

describe('the caravan as a draft would change it', () => {
  test.each<{ what: string; caravan: string; draft: Draft; niches: string; load: number; after: string }>([
    { what: 'nothing begun', caravan: 'YYRG', draft: IDLE, niches: 'Y Y R G . . . . . .', load: 4, after: 'YYRG' },
    {
      what: 'what comes lies with its kind',
      caravan: 'YRG',
      draft: { kind: 'play-gather', card: '+YY' },
      niches: 'Y Y+ Y+ R G . . . . .',
      load: 5,
      after: 'YYYRG',
    },
    {
      what: 'what goes stays to be seen',
      caravan: 'YYYYR',
      draft: { kind: 'play-trade', card: 'YY>G', times: 2 },
      niches: 'Y- Y- Y- Y- R G+ G+ . . .',
      load: 3,
      after: 'RGG',
    },
    {
      what: 'a lifted cube stays where it lay',
      caravan: 'YYR',
      draft: { kind: 'play-upgrade', card: '^2', lifts: [0, 0] },
      niches: 'G+ Y R . . . . . . .',
      load: 3,
      after: 'YRG',
    },
    {
      what: 'half a payment counts what is still to be paid',
      caravan: 'YYR',
      draft: { kind: 'acquire', slot: 2, card: '+B', laid: [{ slot: 0, cube: 2 }], aim: null },
      niches: 'Y Y Y+ R- . . . . . .',
      load: 2,
      after: 'YYY',
    },
    {
      what: 'a claim',
      caravan: 'YYYRR',
      draft: { kind: 'claim', slot: 0, card: '6:YYRR' },
      niches: 'Y- Y- Y R- R- . . . . .',
      load: 1,
      after: 'Y',
    },
    {
      what: 'cubes past ten are marked, those that go do not count',
      caravan: 'YYYYYYYYYR',
      draft: { kind: 'play-gather', card: '+YY' },
      niches: 'Y Y Y Y Y Y Y Y Y Y+ Y+! R!',
      load: 12,
      after: 'YYYYYYYYYYYR',
    },
  ])('$what', ({ caravan, draft, niches, load, after }) => {
    const table = tableWith({
      me: { caravan, hand: ['+YY', '^2', 'YY>G'] },
      merchantRow: [...bare('+RR', '+G'), { card: '+B', cubes: 'Y' }],
      pointRow: ['6:YYRR'],
    });
    const outlook = outlookOf(table);
    expect(drawn(plannedNiches(draft, outlook))).toBe(niches);
    expect(loadAfter(draft, outlook)).toBe(load);
    expect(printCubes(caravanAfter(draft, outlook))).toBe(after);
  });

  test('cubes to be returned are crossed and no longer too many', () => {
    const table = tableWith({ phase: 'discard', me: { caravan: 'YYYYYYYYYYRR' } });
    const outlook = outlookOf(table);
    expect(drawn(plannedNiches({ kind: 'discard', chosen: [0] }, outlook))).toBe('Yx Y Y Y Y Y Y Y Y Y R R!');
  });

  test('a cube keeps its key whatever goes and comes of other spices, and the one that comes has it beforehand', () => {
    const before = restingNiches(spices({ turmeric: 3, saffron: 1 }));
    const after = restingNiches(spices({ saffron: 1, cinnamon: 1 }));
    expect(keysFor('saffron', after)).toEqual(keysFor('saffron', before));
    const outlook = outlookOf(tableWith({ me: { caravan: 'YYYR', hand: ['YY>G'] } }));
    const planned = plannedNiches({ kind: 'play-trade', card: 'YY>G', times: 1 }, outlook);
    const then = restingNiches(spices({ turmeric: 1, saffron: 1, cardamom: 1 }));
    expect(planned.filter(({ fate }) => fate === 'comes').map(({ key }) => key)).toEqual(keysFor('cardamom', then));
    for (const niches of [before, after, planned]) {
      expect(new Set(niches.map(({ key }) => key)).size).toBe(niches.length);
    }
  });

  test('a lifted cube keeps its key', () => {
    const outlook = outlookOf(tableWith({ me: { caravan: 'YYR', hand: ['^2'] } }));
    const keys = (lifts: readonly number[]) =>
      plannedNiches({ kind: 'play-upgrade', card: '^2', lifts }, outlook).map(({ key }) => key);
    expect(keys([0, 1])).toEqual(keys([]));
  });
});

function keysFor(spice: Spice, niches: readonly Niche[]): readonly string[] {
  return niches.filter((niche) => niche.spice === spice).map(({ key }) => key);
}
