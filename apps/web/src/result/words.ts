import type { Tally } from '@spice-road/rules';
import { isolated, listInWords } from '../story/words.ts';

/** What the result says in sentences; `names` are by seat, `you` is the reader's seat or null. */
interface Telling {
  readonly tally: Tally;
  readonly names: readonly string[];
  readonly you: number | null;
}

/** Who won, apart from what is said of them: a long name is cut, the rest is not. */
export function headline({ tally, names, you }: Telling): { readonly who: string; readonly what: string } {
  const winner = tally.ranking[0] ?? 0;
  const points = totalOf(tally, winner);
  if (winner === you) return { who: 'You', what: `win with ${points}` };
  return { who: names[winner] ?? `Seat ${winner + 1}`, what: `wins with ${points}` };
}

/** By how much, or by what rule; `whom` is a name, and null where the reader is meant. */
export function margin({ tally, names, you }: Telling): {
  readonly before: string;
  readonly whom: string | null;
  readonly after: string;
} {
  const [winner = 0, second = 0] = tally.ranking;
  const ahead = totalOf(tally, winner) - totalOf(tally, second);
  const whom = second === you ? null : (names[second] ?? `Seat ${second + 1}`);
  if (ahead === 0) return { before: 'Level with', whom, after: ': the later seat wins' };
  return { before: `${capitalised(numberInWords(ahead))} ahead of`, whom, after: '' };
}

/** RULES 8.3, once for each group of equals. */
export function tieNotes({ tally, names, you }: Telling): readonly string[] {
  return tally.ties.map((group) => {
    const [first = 0] = group;
    const all = listInWords(group.map((seat) => (seat === you ? 'you' : nameOf(seat, names))));
    const points = totalOf(tally, first);
    const pair = group.length === 2 ? 'both' : 'all';
    const higher = first === you ? 'you rank' : `${nameOf(first, names)} ranks`;
    return `${capitalised(all)} ${pair} have ${points}. The later seat wins, so ${higher} higher.`;
  });
}

function totalOf({ scores }: Tally, seat: number): number {
  return scores[seat]?.total ?? 0;
}

function nameOf(seat: number, names: readonly string[]): string {
  return isolated(names[seat] ?? `Seat ${seat + 1}`);
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function numberInWords(number: number): string {
  return NUMBERS[number] ?? String(number);
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
