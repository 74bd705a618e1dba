import { describe, expect, test } from 'vitest';
import { bare, tableWith } from '../testing/builders.ts';
import { parseCheckpoint, parsePosition, printPosition, withDecksCounted } from './position.ts';

const table = tableWith({
  seat: 1,
  round: 3,
  finalRound: true,
  merchantRow: [{ card: '+G', cubes: 'YB' }],
  me: { hand: ['+YY', '^2'], played: ['+RR'], caravan: 'YRGB', claimed: ['12:GGGG'], gold: 1, silver: 2 },
});
const position = printPosition(table);

/** The position with one seat's fields changed. */
function withPlayer(change: object): unknown {
  return {
    ...position,
    players: position.players.map((player, seat) => (seat === 1 ? { ...player, ...change } : player)),
  };
}

describe('the form of a position', () => {
  test('is that of the rules', () => {
    expect(position).toMatchObject({
      seat: 1,
      round: 3,
      phase: 'action',
      finalRound: true,
      gold: 6,
      silver: 6,
      pointCardsToEnd: 6,
      merchantRow: [{ card: '+G', cubes: 'YB' }],
    });
    expect(position.players[1]).toEqual({
      hand: ['+YY', '^2'],
      played: ['+RR'],
      caravan: 'YRGB',
      claimed: ['12:GGGG'],
      gold: 1,
      silver: 2,
    });
    expect(Object.keys(position).join(' ')).toBe(
      'seat round phase finalRound gold silver merchantRow merchantDeck pointRow pointDeck players pointCardsToEnd',
    );
  });

  test('is read back as the same table', () => {
    expect(parsePosition(position)).toEqual(table);
  });

  test('a hand and a caravan have no order', () => {
    const given = withPlayer({ hand: ['^2', '+YY'], caravan: 'BGRY' });
    expect(parsePosition(given)).toEqual(table);
  });

  test('the standard number of point cards need not be said', () => {
    const { pointCardsToEnd, ...rest } = position;
    expect(parsePosition(rest)?.pointCardsToEnd).toBe(pointCardsToEnd);
    expect(parsePosition({ ...rest, players: [...rest.players, ...rest.players.slice(1)] })?.pointCardsToEnd).toBe(5);
    expect(parseCheckpoint(rest, 3)?.pointCardsToEnd).toBe(3);
  });

  test('decks may be counted where nothing is played on', () => {
    const counted = printPosition(withDecksCounted(table));
    expect(counted).toMatchObject({ merchantDeck: 37, pointDeck: 31 });
    expect(parseCheckpoint(counted, 6)).toEqual(withDecksCounted(table));
    expect(parseCheckpoint(position, 6)).toEqual(table);
    expect(parsePosition(counted)).toBeNull();
  });
});

describe('a malformed position', () => {
  test.each<{ why: string; value: unknown }>([
    ...[null, [], 'position', 7].map((value) => ({ why: 'no object', value })),
    { why: 'no seat to act', value: { ...position, seat: 3 } },
    { why: 'half a seat', value: { ...position, seat: 0.5 } },
    { why: 'a seat below none', value: { ...position, seat: -1 } },
    { why: 'round 0', value: { ...position, round: 0 } },
    { why: 'an unknown phase', value: { ...position, phase: 'rest' } },
    { why: 'a discard that is not owed', value: { ...position, phase: 'discard' } },
    { why: 'a word for a flag', value: { ...position, finalRound: 'yes' } },
    { why: 'a negative pile', value: { ...position, gold: -1 } },
    { why: 'a row too long', value: { ...position, merchantRow: bare('+G', '+G', '+G', '+G', '+G', '+G', '+G') } },
    { why: 'a row too long', value: { ...position, pointRow: Array(6).fill('12:GGGG') } },
    { why: 'a stall without cubes', value: { ...position, merchantRow: [{ card: '+G' }] } },
    { why: 'an unknown card in a row', value: { ...position, merchantRow: [{ card: '+GGG', cubes: '' }] } },
    { why: 'a point card among merchants', value: { ...position, merchantDeck: ['12:GGGG'] } },
    { why: 'a merchant among point cards', value: { ...position, pointRow: ['+G'] } },
    { why: 'one player', value: { ...position, seat: 0, players: position.players.slice(0, 1) } },
    { why: 'six players', value: { ...position, players: [...position.players, ...position.players] } },
    { why: 'two to end', value: { ...position, pointCardsToEnd: 2 } },
    { why: 'nine to end', value: { ...position, pointCardsToEnd: 9 } },
    { why: 'an extra field', value: { ...position, you: 0 } },
    { why: 'a field missing', value: { ...position, round: undefined } },
    { why: 'a hand as a number', value: withPlayer({ hand: 2 }) },
    { why: 'a card twice in a hand', value: withPlayer({ hand: ['+YY', '+YY'] }) },
    { why: 'a card both in hand and played', value: withPlayer({ played: ['+YY'] }) },
    { why: 'a caravan of other letters', value: withPlayer({ caravan: 'YX' }) },
    { why: 'a caravan without end', value: withPlayer({ caravan: 'Y'.repeat(1001) }) },
    { why: 'half a coin', value: withPlayer({ gold: 0.5 }) },
    { why: 'an extra field of a player', value: withPlayer({ name: 'Ann' }) },
  ])('$why', ({ value }) => {
    expect(parsePosition(value)).toBeNull();
    expect(parseCheckpoint(value, 6)).toBeNull();
  });
});
