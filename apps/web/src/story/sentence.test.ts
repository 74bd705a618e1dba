import { parseEvent, type EventNotation, type GameEvent } from '@spice-road/rules';
import { describe, expect, test } from 'vitest';
import { briefOf } from './brief.ts';
import { sentenceOf, storyOf } from './sentence.ts';

const nameOf = (seat: number) => (seat === 0 ? 'You' : 'Okapi');

function event(notation: EventNotation): GameEvent {
  const parsed = parseEvent(notation);
  if (!parsed) throw new Error(`this is an event: ${JSON.stringify(notation)}`);
  return parsed;
}

interface Told {
  readonly notation: EventNotation;
  readonly told: string;
  /** Where there is hardly room; null for what has no line of this kind. */
  readonly short: string | null;
}

const ALL: readonly Told[] = [
  {
    notation: { type: 'gathered', seat: 1, card: '+YYR', took: 'YYR' },
    told: 'Okapi played a spice card and gathered 2 turmeric and 1 saffron.',
    short: 'Gathered',
  },
  {
    notation: { type: 'upgraded', seat: 0, card: '^2', upgrades: '' },
    told: 'You played an upgrade card and raised nothing.',
    short: 'Raised nothing',
  },
  {
    notation: { type: 'upgraded', seat: 1, card: '^3', upgrades: 'YYR' },
    told: 'Okapi raised 2 turmeric to saffron and 1 saffron to cardamom.',
    short: 'Raised ×3',
  },
  {
    notation: { type: 'upgraded', seat: 1, card: '^3', upgrades: 'YRY' },
    told: 'Okapi raised 1 turmeric to saffron, 1 saffron to cardamom and 1 turmeric to saffron.',
    short: 'Raised ×3',
  },
  {
    notation: { type: 'traded', seat: 1, card: 'G>YYYYR', times: 1, gave: 'G', took: 'YYYYR' },
    told: 'Okapi traded once: 1 cardamom for 4 turmeric and 1 saffron.',
    short: 'Traded',
  },
  {
    notation: { type: 'traded', seat: 0, card: 'YY>G', times: 3, gave: 'YYYYYY', took: 'GGG' },
    told: 'You traded 3 times: 6 turmeric for 3 cardamom.',
    short: 'Traded ×3',
  },
  {
    notation: { type: 'acquired', seat: 1, slot: 0, card: '+RR', payment: '', collected: '', dealt: '+B' },
    told: 'Okapi acquired a spice card (2 saffron) for nothing.',
    short: 'Took card',
  },
  {
    notation: { type: 'acquired', seat: 1, slot: 2, card: '^3', payment: 'GY', collected: 'RB', dealt: null },
    told: 'Okapi acquired an upgrade card (3 steps) for 1 turmeric and 1 cardamom, with 1 saffron and 1 cinnamon lying on it.',
    short: 'Took card',
  },
  {
    notation: { type: 'acquired', seat: 0, slot: 1, card: 'YY>G', payment: 'Y', collected: '', dealt: null },
    told: 'You acquired a trade card (2 turmeric for 1 cardamom) for 1 turmeric.',
    short: 'Took card',
  },
  {
    notation: { type: 'rested', seat: 1, cards: ['+YY'] },
    told: 'Okapi rested and took back 1 card.',
    short: 'Rested, +1',
  },
  {
    notation: { type: 'rested', seat: 0, cards: ['+YY', '^2', '+B'] },
    told: 'You rested and took back 3 cards.',
    short: 'Rested, +3',
  },
  {
    notation: { type: 'claimed', seat: 1, slot: 0, card: '14:GGBB', coin: 'gold', dealt: null },
    told: 'Okapi claimed 14 points and a gold coin for 2 cardamom and 2 cinnamon.',
    short: '14',
  },
  {
    notation: { type: 'claimed', seat: 1, slot: 3, card: '8:RRRR', coin: null, dealt: null },
    told: 'Okapi claimed 8 points for 4 saffron.',
    short: '8',
  },
  {
    notation: { type: 'discarded', seat: 0, cubes: 'YYR' },
    told: 'You returned 2 turmeric and 1 saffron.',
    short: 'Returned',
  },
  {
    notation: { type: 'overfilled', seat: 1, excess: 1 },
    told: 'Okapi came to 1 cube too many, to be returned first.',
    short: '1 cube over',
  },
  {
    notation: { type: 'last-round-began', seat: 1 },
    told: 'Okapi claimed the card that brings the last round.',
    short: null,
  },
  { notation: { type: 'ended' }, told: 'The game is over.', short: null },
];

describe('an event is told in a sentence, and in a few words where there is hardly room', () => {
  test.each(ALL)('$told', ({ notation, told, short }) => {
    expect(sentenceOf(event(notation), nameOf)).toBe(told);
    expect(briefOf(event(notation))?.short ?? null).toBe(short);
  });
});

test('all of one action is told in a row', () => {
  const events = [event({ type: 'rested', seat: 0, cards: ['^2'] }), event({ type: 'ended' })];
  expect(storyOf(events, nameOf)).toBe('You rested and took back 1 card. The game is over.');
});
