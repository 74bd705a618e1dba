import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSave, printSave } from './save.ts';
import { aGame, playedOn } from './testing/games.ts';

const kinds = fc
  .array(fc.constantFrom('person' as const, 'bot' as const), { minLength: 2, maxLength: 5 })
  .filter((seats) => seats.includes('person'));

const saved = fc
  .record({ seats: kinds, seed: fc.nat(1000), count: fc.nat(120), openTable: fc.boolean() })
  .map(({ seats, seed, count, openTable }) => playedOn({ ...aGame(seats, seed), openTable }, count, seed));

test('what was saved is read back as it was, however far the game had come', () => {
  fc.assert(
    fc.property(saved, (sitting) => {
      expect(parseSave(printSave(sitting, 1))).toEqual(sitting);
    }),
    { numRuns: 40 },
  );
});

test('a text cut off anywhere is no game, and throws nothing', () => {
  fc.assert(
    fc.property(saved, fc.double({ min: 0, max: 0.999, noNaN: true }), (sitting, part) => {
      const text = printSave(sitting, 1);
      expect(parseSave(text.slice(0, Math.floor(text.length * part)))).toBeNull();
    }),
    { numRuns: 40 },
  );
});

test('no text whatever throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseSave(text)).toBeNull();
    }),
  );
});
