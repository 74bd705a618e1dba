import { COINS, SEAT_COUNTS, SPICES, viewOf, type Seat, type Stall, type View, type Viewer } from '@spice-road/rules';
import { atRandom, playOut, seededRandom, shuffledTable, type ActionTaken } from '@spice-road/rules/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { castOf, recast } from './cast.ts';
import type { Cast, Holder, Piece } from './piece.ts';

const NOBODY_CHOSE = new Set<string>();
/** Enough actions for every kind of event; a whole random game is long and says the same again. */
const ACTIONS = 100;

const games = fc.record({ seats: fc.constantFrom(...SEAT_COUNTS), seed: fc.nat(), open: fc.boolean() });

interface Shown {
  readonly view: View;
  readonly cast: Cast;
}

describe('the cast is faithful', () => {
  test('each spice and coin of a view has one key, and so has each card', () => {
    eachStep('told', ({ after }) => {
      expect(countsOf(after.cast)).toEqual(countsIn(after.view));
      expect(new Set(keys(after.cast)).size).toBe(keys(after.cast).length);
    });
  });

  test('so it is when nobody tells what happened', () => {
    eachStep('untold', ({ after }) => {
      expect(countsOf(after.cast)).toEqual(countsIn(after.view));
      expect(new Set(keys(after.cast)).size).toBe(keys(after.cast).length);
    });
  });

  test('a key that is gone never comes back as something else', () => {
    const gone = new Set<string>();
    eachStep('told', ({ before, after, isFirst }) => {
      if (isFirst) gone.clear();
      const now = new Set(tokens(after.cast).map(({ key }) => key));
      for (const { key } of tokens(before.cast)) if (!now.has(key)) gone.add(key);
      expect([...now].filter((key) => gone.has(key))).toEqual([]);
    });
  });

  test('only what an action moved has another holder or another face', () => {
    eachStep('told', ({ before, after, taken }) => {
      const was = new Map(before.cast.pieces.map((piece) => [piece.key, piece]));
      const moved = tokens(after.cast).filter((piece) => !isSame(was.get(piece.key), piece));
      const stayed = new Set(keys(after.cast));
      const left = tokens(before.cast).filter(({ key }) => !stayed.has(key));
      expect(moved.length + left.length).toBeLessThanOrEqual(mostMoved(taken));
    });
  });

  test('what lies where nothing happened is the very same piece', () => {
    eachStep('told', ({ before, after, taken }) => {
      for (const [seat] of after.view.seats.entries()) {
        if (seat === taken.before.toAct) continue;
        expect(at(after.cast, `caravan-${seat}`)).toEqual(at(before.cast, `caravan-${seat}`));
        expect(at(after.cast, `purse-${seat}`)).toEqual(at(before.cast, `purse-${seat}`));
      }
    });
  });

  test('cubes of a stall stay with its card, the paid ones behind them', () => {
    eachStep('told', ({ before, after }) => {
      for (const { card } of after.view.merchantRow) {
        for (const spice of SPICES) {
          const now = ofFace(at(after.cast, `stall-${card}`), spice);
          const earlier = ofFace(at(before.cast, `stall-${card}`), spice);
          expect(now.slice(0, earlier.length)).toEqual(earlier);
        }
      }
    });
  });

  test('of equal cubes those that were chosen move first', () => {
    eachStep('chosen', ({ before, after, chosen }) => {
      const moved = new Set(
        tokens(before.cast)
          .filter((piece) => !isKept(piece, after.cast))
          .map(({ key }) => key),
      );
      const passedOver = [...chosen].filter(
        (key) => !moved.has(key) && equalsOf(key, before.cast).some((one) => moved.has(one)),
      );
      expect(passedOver).toEqual([]);
    });
  });
});

interface Taken {
  readonly before: Shown;
  readonly after: Shown;
  readonly taken: ActionTaken;
  readonly chosen: ReadonlySet<string>;
  readonly isFirst: boolean;
}

function eachStep(how: 'told' | 'untold' | 'chosen', look: (step: Taken) => void): void {
  fc.assert(
    fc.property(games, ({ seats, seed, open }) => {
      const random = seededRandom(seed);
      const table = shuffledTable(seats, random);
      const viewer: Viewer = { seat: seed % 2 === 0 ? 0 : null, open };
      let before: Shown = { view: viewOf(table, viewer), cast: castOf(viewOf(table, viewer)) };
      let number = 0;
      for (const taken of playOut(table, atRandom(random))) {
        const view = viewOf(taken.table, viewer);
        const chosen = how === 'chosen' ? firstOfEach(before.cast, taken.before.toAct) : NOBODY_CHOSE;
        const cast = recast(before.cast, view, { events: how === 'untold' ? [] : taken.events, chosen });
        look({ before, after: { view, cast }, taken, chosen, isFirst: number === 0 });
        before = { view, cast };
        number += 1;
        if (number === ACTIONS) break;
      }
    }),
    { numRuns: 12 },
  );
}

function firstOfEach(cast: Cast, seat: number): ReadonlySet<string> {
  return new Set(SPICES.flatMap((spice) => ofFace(at(cast, `caravan-${seat}`), spice)[0]?.key ?? []));
}

function mostMoved({ events }: ActionTaken): number {
  const [event] = events;
  switch (event?.type) {
    case 'gathered':
      return sum(event.took);
    case 'upgraded':
      return event.steps.length;
    case 'traded':
      return sum(event.gave) + sum(event.took);
    case 'acquired':
      return event.payment.length + sum(event.collected);
    case 'claimed':
      return 6 + (event.coin === null ? 0 : 1);
    case 'discarded':
      return sum(event.spices);
    case 'rested':
    case 'overfilled':
    case 'last-round-began':
    case 'ended':
    case undefined:
      return 0;
  }
}

function sum(some: Seat['caravan']): number {
  return SPICES.reduce((so, spice) => so + some[spice], 0);
}

function keys(cast: Cast): readonly string[] {
  return cast.pieces.map(({ key }) => key);
}

function tokens(cast: Cast): readonly Piece[] {
  return cast.pieces.filter(({ kind }) => kind !== 'card');
}

function at(cast: Cast, holder: Holder): readonly Piece[] {
  return cast.pieces.filter((piece) => piece.holder === holder);
}

function faceOf(piece: Piece): string {
  if (piece.kind === 'spice') return piece.spice;
  return piece.kind === 'coin' ? piece.coin : 'card';
}

function ofFace(pieces: readonly Piece[], face: string): readonly Piece[] {
  return pieces.filter((piece) => faceOf(piece) === face);
}

function isSame(was: Piece | undefined, is: Piece): boolean {
  return was?.holder === is.holder && faceOf(was) === faceOf(is);
}

function isKept(piece: Piece, cast: Cast): boolean {
  return cast.pieces.some((now) => now.key === piece.key && isSame(piece, now));
}

/** Keys of cubes that look the same and lie with it. */
function equalsOf(key: string, { pieces }: Cast): readonly string[] {
  const piece = pieces.find((one) => one.key === key);
  return pieces.filter((one) => one.key !== key && piece !== undefined && isSame(piece, one)).map((one) => one.key);
}

/** How many of what lies where, by the cast. */
function countsOf(cast: Cast): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const piece of cast.pieces) {
    const name = `${piece.holder} ${faceOf(piece)}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** The same, by the view. */
function countsIn(view: View): Record<string, number> {
  const counts: [string, number][] = [
    ['merchant-row card', view.merchantRow.length],
    ['point-row card', view.pointRow.length],
    ...COINS.map((coin): [string, number] => [`coins-${coin} ${coin}`, view.coins[coin]]),
    ...view.merchantRow.flatMap(({ card, spices }: Stall) =>
      SPICES.map((spice): [string, number] => [`stall-${card} ${spice}`, spices[spice]]),
    ),
    ...view.seats.flatMap(({ hand, played, claimed, caravan, coins }, seat): [string, number][] => [
      [`hand-${seat} card`, typeof hand === 'number' ? 0 : hand.length],
      [`played-${seat} card`, played.length],
      [`claimed-${seat} card`, typeof claimed === 'number' ? 0 : claimed.length],
      ...SPICES.map((spice): [string, number] => [`caravan-${seat} ${spice}`, caravan[spice]]),
      ...COINS.map((coin): [string, number] => [`purse-${seat} ${coin}`, coins[coin]]),
    ]),
  ];
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
