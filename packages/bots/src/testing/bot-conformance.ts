import {
  entryOf,
  isLegal,
  judge,
  layTable,
  outlookOf,
  printAction,
  viewOf,
  type Action,
  type LogEntry,
  type SeatCount,
} from '@spice-road/rules';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { seededRandom, shuffledDecks } from '../seeded-random.ts';
import { midway } from './tables.ts';

/** What every bot must keep, whatever its level. */
export interface Conformance {
  readonly newBot: () => Bot;
  /** How much to try: matches of each number of seats. */
  readonly matches: number;
}

/** RULES 8.1 sets no end to a match that nobody ends; a bot that plays itself must come to one. */
const MOST_ROUNDS = 60;

/** A budget that keeps the tests short. */
const QUICK = { nodes: 8_000 };

export function runBotTests(name: string, { newBot, matches }: Conformance): void {
  describe(`${name} keeps the contract`, () => {
    test.each<SeatCount>([2, 3, 4, 5])(
      'plays %i seats to the end, always legally and without a bug',
      (seatCount) => {
        const bot = newBot();
        for (let seed = 1; seed <= matches; seed += 1) {
          expect(roundsOf(seatCount, seed, bot)).toBeLessThanOrEqual(MOST_ROUNDS);
        }
      },
      60_000,
    );

    test('answers legally in any position, with a log and without', () => {
      const bot = newBot();
      for (let seed = 1; seed <= 12; seed += 1) {
        const { table, view, log } = midway(3, 10 * seed, seed);
        for (const circumstances of [{ log }, {}]) {
          const action = bot.choose(view, {
            random: seededRandom(seed),
            budget: QUICK,
            ...circumstances,
            report: rethrow,
          });
          expect(isLegal(outlookOf(table), action)).toBe(true);
        }
      }
    });

    test('chooses the same for the same seed, whatever it saw before', () => {
      const one = newBot();
      const other = newBot();
      for (let seed = 1; seed <= 8; seed += 1) {
        const { view, log } = midway(2, 9 * seed, seed);
        const choices = [one, other, one].map((bot) =>
          bot.choose(view, { random: seededRandom(seed), budget: QUICK, log, report: rethrow }),
        );
        expect(choices[1]).toEqual(choices[0]);
        expect(choices[2]).toEqual(choices[0]);
      }
    });

    test('knows nothing of hidden decks: their order never changes its choice', () => {
      const bot = newBot();
      for (let seed = 1; seed <= 8; seed += 1) {
        const { table, log } = midway(2, 7 * seed, seed);
        const reshuffled = {
          ...table,
          merchantDeck: table.merchantDeck.toReversed(),
          pointDeck: table.pointDeck.toReversed(),
        };
        const [one, other] = [table, reshuffled].map((each) =>
          bot.choose(viewOf(each, { seat: each.toAct, open: false }), {
            random: seededRandom(seed),
            budget: QUICK,
            log,
            report: rethrow,
          }),
        );
        expect(other).toEqual(one);
      }
    });

    test('keeps to its budget, and answers with none', () => {
      const bot = newBot();
      const { table, view, log } = midway(2, 30, 5);
      let asked = 0;
      const expired = (): boolean => (asked += 1) > 0;
      for (const budget of [{ nodes: 1 }, { nodes: Infinity, expired }]) {
        const action = bot.choose(view, { random: seededRandom(1), log, budget, report: rethrow });
        expect(isLegal(outlookOf(table), action)).toBe(true);
      }
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThan(10);
    });
  });
}

function roundsOf(seatCount: SeatCount, seed: number, bot: Bot): number {
  const random = seededRandom(seed);
  let table = layTable(seatCount, shuffledDecks(random));
  const log: LogEntry[] = [];
  while (table.phase !== 'over' && table.round <= MOST_ROUNDS + 1) {
    const action: Action = bot.choose(viewOf(table, { seat: table.toAct, open: false }), {
      budget: QUICK,
      random,
      log,
      report: rethrow,
    });
    const verdict = judge(table, action);
    if (!verdict.ok) throw new Error(`${verdict.refusal}: ${JSON.stringify(printAction(action))}`);
    log.push(entryOf(table, action));
    table = verdict.table;
  }
  return table.round;
}

function rethrow(error: unknown): never {
  throw error;
}
