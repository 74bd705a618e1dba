import { layTable, MERCHANT_DECK, POINT_DECK, viewOf } from '@spice-road/rules';
import { expect, test } from 'vitest';
import { castOf, recast, shiftedCards } from './cast.ts';

const VIEW = viewOf(layTable(2, { merchants: MERCHANT_DECK, points: POINT_DECK }), { seat: 0, open: true });
const UNTOLD = { events: [], chosen: new Set<string>() };

test('of a row that a card leaves, those after it shift; what goes and what comes does not', () => {
  const [first, second, third, ...rest] = VIEW.merchantRow;
  const dealt = MERCHANT_DECK.find((card) => !VIEW.merchantRow.some((stall) => stall.card === card));
  if (first === undefined || second === undefined || third === undefined || dealt === undefined) throw new Error();
  const merchantRow = [first, second, ...rest, { ...third, card: dealt }];
  const before = castOf(VIEW);
  const shifted = shiftedCards(before, recast(before, { ...VIEW, merchantRow }, UNTOLD));
  expect([...shifted]).toEqual(rest.map(({ card }) => card));
});

test('a card that goes to another holder does not shift, and what lay behind it does', () => {
  const [me, other] = VIEW.seats;
  if (me === undefined || other === undefined || typeof me.hand === 'number') throw new Error();
  const [played, ...hand] = me.hand;
  if (played === undefined) throw new Error();
  const before = castOf(VIEW);
  const after = recast(before, { ...VIEW, seats: [{ ...me, hand, played: [played] }, other] }, UNTOLD);
  const keys = before.pieces.flatMap((piece) => (piece.holder === 'hand-0' ? [piece.key] : []));
  expect([...shiftedCards(before, after)]).toEqual(keys.slice(1));
});
