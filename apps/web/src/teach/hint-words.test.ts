import { hint } from '@spice-road/bots';
import { viewOf } from '@spice-road/rules';
import { tableWith } from '@spice-road/rules/testing';
import { expect, test } from 'vitest';
import { speak } from '../i18n/spoken.ts';
import { hintInWords } from './hint-words.ts';
import { marksOf } from './marks.ts';

const POINTS = ['14:GGBB', '20:BBBBB', '16:BBBB', '17:GGGBB', '18:GGBBB'] as const;

function asked(me: NonNullable<Parameters<typeof tableWith>[0]['me']>) {
  const table = tableWith({ seats: 2, me, pointRow: POINTS });
  const told = hint(viewOf(table, { seat: 0, open: false }));
  if (told === null) throw new Error('it is the turn of seat 0');
  return told;
}

test('a plan in words: what to do turn by turn, and what it leads to', () => {
  const turns = [
    { type: 'play', card: '^2', use: { kind: 'upgrade', steps: ['saffron', 'saffron'] } },
    { type: 'play', card: 'GG>BB', use: { kind: 'trade', times: 1 } },
    { type: 'rest' },
    { type: 'play', card: '+YY', use: { kind: 'gather' } },
    { type: 'claim', card: '14:GGBB' },
  ] as const;
  const action = { type: 'play', card: '^2', use: turns[0].use } as const;
  expect(hintInWords({ action, turns, aim: { card: '14:GGBB', turn: 5 } })).toBe(
    'Claim the 14 in five turns: raise 2 saffron to cardamom, trade 2 cardamom for 2 cinnamon, rest, gather 2 turmeric, claim.',
  );
});

test('without a claim in sight the beginning is told', () => {
  const turns = [{ type: 'acquire', card: 'G>RR' }, { type: 'rest' }] as const;
  const action = { type: 'acquire', slot: 1, payment: ['turmeric'] } as const;
  expect(hintInWords({ action, turns, aim: null })).toBe(
    'No claim is in sight. For now: take a trade card (1 cardamom for 2 saffron), rest. Pay with 1 turmeric.',
  );
});

test('a claim that is there for the taking', () => {
  const told = asked({ caravan: 'GGBB', claimed: ['6:YYRR', '7:YYYRR', '8:RRRR', '8:YYGG', '9:YYYGG'] });
  expect(hintInWords(told)).toBe('Claim the 14 now.');
  expect([...marksOf(told)]).toEqual([['14:GGBB', 1]]);
});

test('cubes to return come first', () => {
  const told = hint(
    viewOf(tableWith({ seats: 2, phase: 'discard', me: { caravan: 'YYYYYGGGBBB' }, pointRow: POINTS }), {
      seat: 0,
      open: false,
    }),
  );
  expect(told?.action.type).toBe('discard');
  expect(told && hintInWords(told)).toMatch(/^First return 1 \w+\. /);
});

test('a long plan is told as far as anybody can keep in mind, and marks no more than that and its aim', () => {
  const turns = Array.from({ length: 8 }, () => ({ type: 'rest' }) as const);
  const long = {
    action: { type: 'rest' } as const,
    turns: [
      { type: 'acquire', card: 'G>RR' },
      ...turns,
      { type: 'play', card: '+YY', use: { kind: 'gather' } },
    ] as const,
    aim: { card: '14:GGBB', turn: 11 } as const,
  };
  expect(hintInWords(long)).toBe(
    'Claim the 14 in 11 turns: take a trade card (1 cardamom for 2 saffron), rest, rest and so on.',
  );
  expect([...marksOf(long)]).toEqual([
    ['G>RR', 1],
    ['rest', 2],
    ['14:GGBB', 11],
  ]);
});

test('in Chinese, too', async () => {
  await speak('zh-Hans');
  const told = asked({ caravan: 'GGBB', claimed: ['6:YYRR', '7:YYYRR', '8:RRRR', '8:YYGG', '9:YYYGG'] });
  expect(hintInWords(told)).toBe('现在就兑换14分。');
  await speak('en');
});
