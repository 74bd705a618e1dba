import { viewOf, type ActionNotation, type GameEvent, type Spice, type Table, type View } from '@spice-road/rules';
import { bare, eventsOf, after as tableAfter, tableWith } from '@spice-road/rules/testing';
import { describe, expect, test } from 'vitest';
import { castOf, recast } from './cast.ts';
import type { Cast } from './piece.ts';
import { plan, type Motion } from './plan.ts';
import type { Ghost, Rect, Sight, Spotted } from './sight.ts';

const TIMES = { quick: 120, move: 280, fly: 420, deal: 520, stagger: 45 };
const ME = 0;

describe('plan', () => {
  test('an unchanged table: nothing moves', () => {
    const cast = castOf(seen(tableWith({})));
    const sight = drawn(cast);
    expect(
      plan({ before: sight, after: sight, anchorAt, castBefore: cast, castAfter: cast, events: [], times: TIMES }),
    ).toEqual([]);
  });

  test('paid cubes fly from left to right, one by one; then the card goes to the hand, the row closes, the deck deals', () => {
    const table = tableWith({ merchantRow: bare('+RR', '+G', '+B', '^3', 'YY>G', 'RR>GG'), me: { caravan: 'YYR' } });
    const motions = act(table, { type: 'acquire', slot: 2, payment: 'YR' });
    const [first, second] = flying(motions, 'piece-');
    expect([first?.delay, second?.delay]).toEqual([0, 45]);
    expect(first?.to.x).toBeLessThan(second?.to.x ?? 0);
    const [bought, closing] = [find(motions, '+B'), find(motions, '^3')];
    expect(bought).toMatchObject({ how: 'fly', delay: 210, duration: 420 });
    expect(closing).toMatchObject({ how: 'slide', duration: 280 });
    expect(closing?.delay).toBeGreaterThan(bought?.delay ?? 0);
    expect(motions.filter(({ turn }) => turn === 'deck-merchant')).toMatchObject([{ how: 'fly', duration: 520 }]);
  });

  test('a card that somebody else takes goes to their hand and is gone', () => {
    const table = tableWith({ seat: 1, merchantRow: bare('+RR', '+G', '+B', '^3', 'YY>G', 'RR>GG') });
    const motion = find(act(table, { type: 'acquire', slot: 0, payment: '' }), '+RR');
    expect(motion).toMatchObject({ how: 'leave', picture: 'before', fade: 'out' });
    expect(middle(motion?.to)).toEqual(middle(ANCHORS['hand-1']));
  });

  test('cubes of a played card rise from where it lies now, in an arc', () => {
    const motions = act(tableWith({ me: { caravan: 'R' } }), { type: 'play', card: '+YY' });
    const cubes = flying(motions, 'piece-');
    expect(cubes).toHaveLength(2);
    expect(cubes.every(({ arc, fade }) => arc > 0 && fade === 'in')).toBe(true);
    expect(middle(cubes[0]?.from)).toEqual(middle(find(motions, `+YY of ${ME}`)?.to));
  });

  test('cubes that the draft has shown only settle, and nothing waits for them', () => {
    const table = tableWith({ me: { caravan: 'R' } });
    const ghosts = [ghost('turmeric', 500), ghost('turmeric', 540)];
    const motions = act(table, { type: 'play', card: '+YY' }, { ghosts });
    expect(flying(motions, 'piece-')).toEqual([]);
    const settling = motions.filter(({ key, how }) => how === 'slide' && key.startsWith('piece-'));
    expect(settling.map(({ from }) => middle(from).x)).toEqual(expect.arrayContaining([510, 550]));
    expect(find(motions, `+YY of ${ME}`)?.delay).toBe(0);
  });

  test('a lifted cube turns over where it lies', () => {
    const motions = act(tableWith({ me: { caravan: 'YRR' } }), { type: 'play', card: '^2', upgrades: 'Y' });
    expect(motions.filter(({ turn }) => turn === 'face')).toMatchObject([{ how: 'slide' }]);
  });

  test('a claimed card turns to its back, and its coin rolls to its owner', () => {
    const table = tableWith({
      me: { caravan: 'YYRR' },
      pointRow: ['6:YYRR', '8:RRRR', '10:RRGG', '12:GGGG', '8:YYGG'],
    });
    const motions = act(table, { type: 'claim', slot: 0 });
    expect(find(motions, '6:YYRR')).toMatchObject({ how: 'leave', turn: 'deck-point' });
    expect(motions.filter(({ turn }) => turn === 'round')).toMatchObject([{ how: 'leave' }]);
    expect(motions.filter(({ how, key }) => how === 'leave' && key.startsWith('piece-'))).toHaveLength(5);
  });

  test('a cube goes along with the card it lies on', () => {
    const row = [{ card: '+RR', cubes: '' }, { card: '+G', cubes: 'Y' }, ...bare('+B', '^3', 'YY>G', 'RR>GG')] as const;
    const motions = act(tableWith({ merchantRow: row }), { type: 'acquire', slot: 0, payment: '' });
    expect(find(motions, '+G')).toMatchObject({ how: 'slide' });
    expect(motions.filter(({ key }) => key.startsWith('piece-'))).toEqual([]);
  });

  test('what is not drawn is no matter', () => {
    const table = tableWith({ me: { caravan: 'YYR' } });
    const nothing: Sight = { pieces: new Map(), ghosts: [] };
    const { castBefore, castAfter, events } = change(table, { type: 'play', card: '+YY' });
    expect(
      plan({ before: nothing, after: nothing, anchorAt: () => null, castBefore, castAfter, events, times: TIMES }),
    ).toEqual([]);
    const after = drawn(castAfter);
    const motions = plan({ before: nothing, after, anchorAt, castBefore, castAfter, events, times: TIMES });
    expect(motions.every(({ from, to }) => [from, to].every(({ x, width }) => Number.isFinite(x) && width > 0))).toBe(
      true,
    );
  });
});

function change(table: Table, notation: ActionNotation) {
  const events: readonly GameEvent[] = eventsOf(table, notation);
  const castBefore = castOf(seen(table));
  const castAfter = recast(castBefore, seen(tableAfter(table, notation)), { events, chosen: new Set() });
  return { castBefore, castAfter, events };
}

function act(
  table: Table,
  notation: ActionNotation,
  { ghosts = [] }: { readonly ghosts?: readonly Ghost[] } = {},
): readonly Motion[] {
  const { castBefore, castAfter, events } = change(table, notation);
  const before = { ...drawn(castBefore), ghosts };
  return plan({ before, after: drawn(castAfter), anchorAt, castBefore, castAfter, events, times: TIMES });
}

function seen(table: Table): View {
  return viewOf(table, { seat: ME, open: false });
}

const ANCHORS: Readonly<Record<string, Rect>> = {
  'seat-0': { x: 300, y: 600, width: 900, height: 200 },
  'seat-1': { x: 0, y: 0, width: 200, height: 150 },
  'hand-1': { x: 10, y: 100, width: 20, height: 20 },
  'deck-merchant': { x: 1100, y: 300, width: 100, height: 140 },
  'deck-point': { x: 1100, y: 100, width: 120, height: 140 },
};

function anchorAt(name: string): Rect | null {
  return ANCHORS[name] ?? null;
}

/** A table on which every holder is a line, pieces side by side; cubes of a stall lie on its card. */
function drawn({ pieces }: Cast): Sight {
  const lines = [
    'merchant-row',
    'point-row',
    'hand-0',
    'played-0',
    'caravan-0',
    'played-1',
    'caravan-1',
    'coins-gold',
    'coins-silver',
  ];
  const count = new Map<string, number>();
  const spotted = new Map<string, Spotted>();
  for (const { key, holder, kind } of pieces) {
    const nth = count.get(holder) ?? 0;
    count.set(holder, nth + 1);
    const card = holder.startsWith('stall-') ? holder.slice('stall-'.length) : null;
    const on = card === null ? undefined : spotted.get(card)?.rect;
    const [width, height] = kind === 'card' ? [100, 140] : [20, 22];
    if (on !== undefined)
      spotted.set(key, { rect: { x: on.x + nth * 20, y: on.y + 130, width, height }, within: card });
    if (!lines.includes(holder)) continue;
    spotted.set(key, {
      rect: { x: 300 + nth * (width + 10), y: lines.indexOf(holder) * 150, width, height },
      within: null,
    });
  }
  return { pieces: spotted, ghosts: [] };
}

function ghost(spice: Spice, x: number): Ghost {
  return { holder: `caravan-${ME}`, spice, rect: { x, y: 640, width: 20, height: 22 } };
}

function find(motions: readonly Motion[], key: string): Motion | undefined {
  return motions.find((motion) => motion.key === key);
}

function flying(motions: readonly Motion[], keys: string): readonly Motion[] {
  return motions
    .filter(({ how, key }) => how === 'fly' && key.startsWith(keys))
    .toSorted((one, other) => one.delay - other.delay);
}

function middle({ x, y, width, height }: Rect = { x: NaN, y: NaN, width: 0, height: 0 }) {
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
