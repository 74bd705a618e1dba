import { viewOf } from '@spice-road/rules';
import { tableWith } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { appraisePlainly } from './appraise.ts';
import { STRONG_WEIGHTS } from './levels/strong.ts';
import { outsetOf, type Outset } from './outset.ts';
import type { Reachout } from './plan.ts';
import { createPlanner } from './planner.ts';
import { knowledgeOf, sightOf } from './sight.ts';

type Setting = Parameters<typeof tableWith>[0];

const ROW = ['14:GGBB', '20:BBBBB', '16:BBBB', '17:GGGBB', '18:GGBBB'] as const;

function outset(setting: Setting): Outset {
  const view = viewOf(tableWith({ seats: 2, pointRow: [...ROW], ...setting }), { seat: 0, open: false });
  return outsetOf(view, knowledgeOf(sightOf(view), 0));
}

function plan(start: Outset, reachout: Partial<Reachout> = {}) {
  const whole = { width: 40, depth: 10, turnsLeft: Infinity, ...reachout };
  return createPlanner()(start, appraisePlainly(STRONG_WEIGHTS, start, whole.depth), whole, { nodes: Infinity });
}

test('upgrades twice, rests between, and claims', () => {
  const { steps } = plan(outset({ me: { caravan: 'GGRR', hand: ['^2'], played: ['+YY'] }, merchantRow: [] }), {
    depth: 5,
  });
  expect(steps.slice(0, 4).map(({ kind }) => kind)).toEqual(['play', 'rest', 'play', 'claim']);
});

test('with one turn left it takes the points that are there', () => {
  const { steps } = plan(outset({ me: { caravan: 'GGBB' } }), { turnsLeft: 1 });
  expect(steps).toMatchObject([{ kind: 'claim', index: 0 }]);
});

test('says when it ends the match', () => {
  const claimed = ['6:YYRR', '7:YYYRR', '8:RRRR', '8:YYGG', '9:YYYGG'] as const;
  expect(plan(outset({ me: { caravan: 'GGBB', claimed: [...claimed] } })).finish).toBe(1);
  expect(plan(outset({ me: { caravan: 'GGBB' } })).finish).toBe(Infinity);
});

test('does not change what it was given, and finds the same again', () => {
  const start = outset({ me: { caravan: 'YYRRGG' } });
  const before = structuredClone(start);
  expect(plan(start)).toEqual(plan(start));
  expect(start).toEqual(before);
});

test('an opening is kept to, and is worth no more than what the plan would choose', () => {
  const start = outset({ me: { caravan: 'GGBB' } });
  const free = plan(start);
  const bound = plan(start, { opening: { kind: 'acquire', index: 0 } });
  expect(bound.steps[0]).toMatchObject({ kind: 'acquire', index: 0 });
  expect(bound.value).toBeLessThan(free.value);
});

test('bound to the opening it would choose, a plan has the whole width for it and is worth no less', () => {
  const start = outset({ me: { caravan: 'GGBB' } });
  const free = plan(start);
  const [first] = free.steps;
  const after = { ...start, caravans: [first?.caravan ?? 0] };
  const bound = plan(after, { opening: { kind: first?.kind ?? 'rest', index: first?.index ?? 0 } });
  expect(bound.steps[0]).toEqual(first);
  expect(bound.value).toBeGreaterThan(free.value - 1e-9);
});

test('out of time in the middle of a layer, it goes by the layers that are whole', () => {
  const start = outset({ me: { caravan: 'YYRR' } });
  const appraisal = appraisePlainly(STRONG_WEIGHTS, start, 10);
  const reachout = { width: 400, depth: 10, turnsLeft: Infinity };
  const lengths = Array.from({ length: 25 }, (_, glances) => {
    let asked = 0;
    const expired = () => (asked += 1) > glances;
    const { steps } = createPlanner()(start, appraisal, reachout, { nodes: Infinity, expired });
    const whole = createPlanner()(start, appraisal, { ...reachout, depth: steps.length }, { nodes: Infinity });
    expect(steps).toEqual(whole.steps);
    return steps.length;
  });
  expect(lengths[0]).toBe(1);
  // Several glances within one layer.
  expect(new Set(lengths).size).toBeLessThan(lengths.length / 2);
  expect(lengths.at(-1)).toBeGreaterThan(3);
});
