import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRecord, printRecord, printResult, type RecordNotation } from './notation/record.ts';
import { printPosition, withDecksCounted } from './notation/position.ts';
import { verifyRecord } from './notation/verify-record.ts';
import { replay } from './record.ts';

const games: readonly RecordNotation[] = ['2', '3', '4', '5'].flatMap((seats) =>
  readFileSync(new URL(`../fixtures/games/${seats}-seats.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): RecordNotation => JSON.parse(line)),
);

describe('the recorded games', () => {
  test('there are 40 of them', () => {
    expect(games).toHaveLength(40);
  });

  test.each(games)('$id comes to every given position and to its result', (game) => {
    const record = parseRecord(game);
    if (!record) throw new Error('the record is malformed');
    const replayed = replay(record);
    expect(replayed.ok).toBe(true);
    const positions = replayed.tables.slice(1).map((table) => {
      const { pointCardsToEnd, ...position } = printPosition(withDecksCounted(table));
      expect(pointCardsToEnd).toBe(game.pointCardsToEnd);
      return position;
    });
    expect(positions).toHaveLength(game.after.length);
    expect(positions.map((position, at) => game.after[at] && position)).toEqual(game.after);
    const last = replayed.tables.at(-1);
    expect(last?.phase === 'over').toBe(game.finished);
    expect(last && printResult(last)).toEqual(game.result);
  });

  test.each(games)('$id is verified, and printed as it was read', (game) => {
    expect(verifyRecord(game)).toMatchObject({ ok: true, table: { phase: 'over' } });
    const record = parseRecord(game);
    // A printed record gives the last position only.
    const after = game.after.map((position, index) => (index === game.after.length - 1 ? position : null));
    expect(record && printRecord(record)).toEqual({ ...game, after });
  });
});
