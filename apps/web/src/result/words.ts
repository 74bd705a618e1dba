import type { Tally } from '@spice-road/rules';
import { listInWords } from '../i18n/spoken.ts';
import { say } from '../i18n/table.ts';
import { isolated } from '../i18n/isolated.ts';

/** What the result says in sentences; `names` are by seat, `you` is the reader's seat or null. */
interface Telling {
  readonly tally: Tally;
  readonly names: readonly string[];
  readonly you: number | null;
}

/** A sentence around one name, which is cut off when it is long while the rest is not. */
export interface Verdict<Key extends string, Name extends string> {
  readonly key: Key;
  readonly given: { readonly [N in Name]: string } & { readonly count: number };
}

/** Who won, and with how much. */
export function headline({ tally, names, you }: Telling): Verdict<'result.youWin' | 'result.wins', 'who'> {
  const winner = tally.ranking[0] ?? 0;
  const count = totalOf(tally, winner);
  if (winner === you) return { key: 'result.youWin', given: { who: say('You'), count } };
  return { key: 'result.wins', given: { who: nameOf(winner, names), count } };
}

/** By how much, or by what rule. */
export function margin({ tally, names, you }: Telling): Verdict<'result.level' | 'result.ahead', 'whom'> {
  const [winner = 0, second = 0] = tally.ranking;
  const count = totalOf(tally, winner) - totalOf(tally, second);
  const whom = second === you ? say('you') : nameOf(second, names);
  return { key: count === 0 ? 'result.level' : 'result.ahead', given: { whom, count } };
}

/** RULES 8.3, once for each group of equals. */
export function tieNotes({ tally, names, you }: Telling): readonly string[] {
  return tally.ties.map((group) => {
    const [first = 0] = group;
    const all = listInWords(group.map((seat) => (seat === you ? say('you') : isolated(nameOf(seat, names)))));
    const told = { names: capitalised(all), points: totalOf(tally, first), count: group.length };
    return first === you
      ? say('result.tieYou', told)
      : say('result.tie', { ...told, first: isolated(nameOf(first, names)) });
  });
}

function totalOf({ scores }: Tally, seat: number): number {
  return scores[seat]?.total ?? 0;
}

function nameOf(seat: number, names: readonly string[]): string {
  return names[seat] ?? say('seat', { count: seat + 1 });
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
