import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect } from 'vitest';
import { logTo } from '../../src/log.ts';
import * as z from 'zod';

/** A log at its most talkative, and all it wrote. */
export function keptLog() {
  const lines: string[] = [];
  return { lines, log: logTo((line) => lines.push(line), 'debug') };
}

const openingSchema = z.object({
  decks: z.object({ merchants: z.array(z.string()), points: z.array(z.string()) }),
  salt: z.string(),
});
const stateSchema = z.object({ plugins: z.object({ random: z.object({ data: z.object({ seed: z.string() }) }) }) });

/** What a store holds that nobody may be told: hashes of secrets, salts, seeds, and cards in the order of their decks. */
function hiddenIn(folder: string): readonly string[] {
  using database = new DatabaseSync(join(folder, 'spice-road.sqlite'), { readOnly: true });
  const hashes = ['secrets', 'attempts', 'continuations'].flatMap((table) =>
    database
      .prepare(`select hash from ${table}`)
      .all()
      .map(({ hash }) => String(hash)),
  );
  const matches = database.prepare(
    'select opening, state from matches where json_valid(opening) and json_valid(state)',
  );
  const dealt = matches.all().flatMap(({ opening, state }) => {
    const { decks, salt } = openingSchema.parse(JSON.parse(String(opening)));
    // A test may have damaged the state.
    const seed = stateSchema.safeParse(JSON.parse(String(state))).data?.plugins.random.data.seed;
    return [
      salt,
      ...(seed === undefined ? [] : [seed]),
      ...[...decks.merchants.slice(6), ...decks.points.slice(5)].map((card) => `"${card}"`),
    ];
  });
  return [...new Set([...hashes, ...dealt])];
}

/** Fails when a log, read as text and not as JSON in JSON, holds what is hidden in the store, or one of these. */
export function expectNothingHiddenIn(lines: readonly string[], folder: string, secrets: readonly string[]): void {
  const said = lines.map((line) => Object.values<unknown>(JSON.parse(line)).map(String).join('\n')).join('\n');
  expect([...hiddenIn(folder), ...secrets].filter((each) => said.includes(each))).toEqual([]);
  expect(said).not.toMatch(/Bearer|authorization/i);
}
