import { describe, expect, test } from 'vitest';
import { entryOf } from '../log.ts';
import { actionOf, tableWith } from '../testing/builders.ts';
import { viewOf } from '../view.ts';
import { printPosition } from './position.ts';
import { parseView, parseViewWithLog, printView, printViewWithLog } from './view.ts';

const table = tableWith({ players: { 1: { claimed: ['12:GGGG'], played: ['+RR'] } } });
const view = viewOf(table, { seat: 0, open: false });
const notation = printView(view);

describe('RULES 9: the form of a view', () => {
  test('RULES 9: is that of a position with the unseen counted', () => {
    const position = printPosition(table);
    expect(notation).toEqual({
      ...position,
      you: 0,
      merchantDeck: 37,
      pointDeck: 31,
      players: position.players.map((player, seat) =>
        seat === 0 ? player : { ...player, hand: player.hand.length, claimed: player.claimed.length },
      ),
    });
  });

  test('RULES 9: the log names who did what with which card', () => {
    const log = [
      entryOf(table, actionOf({ type: 'acquire', slot: 1, payment: 'Y' })),
      entryOf(table, actionOf({ type: 'claim', slot: 0 })),
      entryOf(table, actionOf({ type: 'play', card: '+YY' })),
      entryOf(table, actionOf({ type: 'rest' })),
    ];
    const printed = printViewWithLog(view, log);
    expect(printed.log).toEqual([
      { seat: 0, type: 'acquire', slot: 1, payment: 'Y', card: '+YYYY' },
      { seat: 0, type: 'claim', slot: 0, card: '6:YYRR' },
      { seat: 0, type: 'play', card: '+YY' },
      { seat: 0, type: 'rest' },
    ]);
    expect(parseViewWithLog(printed)).toEqual({ view, log });
  });

  test.each<{ why: string; value: unknown }>([
    { why: 'nobody', value: { ...notation, you: undefined } },
    { why: 'a seat that is not there', value: { ...notation, you: 3 } },
    { why: 'a deck', value: { ...notation, merchantDeck: ['+G'] } },
    {
      why: 'half a hand',
      value: { ...notation, players: notation.players.map((player) => ({ ...player, hand: 0.5 })) },
    },
    { why: 'no object', value: null },
  ])('a view with $why is malformed', ({ value }) => {
    expect(parseView(value)).toBeNull();
  });

  test.each<{ why: string; entry: unknown }>([
    { why: 'no seat', entry: { type: 'rest' } },
    { why: 'a card for a rest', entry: { seat: 0, type: 'rest', card: '+YY' } },
    { why: 'no card for a claim', entry: { seat: 0, type: 'claim', slot: 0 } },
    { why: 'the wrong deck', entry: { seat: 0, type: 'claim', slot: 0, card: '+YY' } },
    { why: 'no action', entry: { seat: 0, card: '+YY' } },
    { why: 'no object', entry: 'rest' },
  ])('a log entry with $why is malformed', ({ entry }) => {
    expect(parseViewWithLog({ ...notation, log: [entry] })).toBeNull();
  });

  test('a log must be a list', () => {
    expect(parseViewWithLog(notation)).toBeNull();
    expect(parseViewWithLog(null)).toBeNull();
  });
});
