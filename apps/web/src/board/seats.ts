import type { SeatView, View } from '@spice-road/rules';
import { say } from '../i18n/table.ts';
import { sentenceOf, type NameOf } from '../story/sentence.ts';
import { isolated } from '../i18n/isolated.ts';
import { caravanInWords, sentencesInWords } from '../story/words.ts';
import { lastDeedOf } from './last-deed.ts';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import { coinsInWords } from './words.ts';

/** Cards one may see, or only how many there are. */
export function countOfCards(cards: readonly unknown[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** The other seats in turn order after the viewer; all of them for a watcher. */
export function othersInOrder({ you, seats }: View): readonly number[] {
  const all = [...seats.keys()];
  return you === null ? all : [...all.slice(you + 1), ...all.slice(0, you)];
}

/** Who acts from now on until the viewer does, after whoever is to act; null for a watcher. */
export function seatsBefore({ you, toAct, seats }: View): readonly number[] | null {
  if (you === null) return null;
  const order = Array.from(seats, (_, step) => (toAct + 1 + step) % seats.length);
  return order.slice(0, order.indexOf(you));
}

/** The last round ends with the last seat: nobody acts in it twice. */
export function hasTurnToCome({ you, toAct, lastRound }: Pick<View, 'you' | 'toAct' | 'lastRound'>): boolean {
  return you !== null && (!lastRound || you > toAct);
}

/** Whoever has claimed most; the earliest of equals. */
export function nearestToEnd({ seats }: View): number {
  const counts = seats.map(({ claimed }) => countOfCards(claimed));
  return counts.indexOf(Math.max(...counts));
}

export function namesFor(people: readonly TablePerson[], you: number | null): NameOf {
  return (seat) => (seat === you ? say('You') : isolated(people[seat]?.name ?? ''));
}

/** Everything open about one seat, in sentences. */
export function opponentInWords(
  index: number,
  view: View,
  person: TablePerson,
  history: readonly HistoryEntry[],
): string {
  const seat = view.seats[index];
  if (seat === undefined) return '';
  const last = lastDeedOf(history, index);
  const name = isolated(person.name);
  const isToMove = view.toAct === index && view.phase !== 'over';
  return sentencesInWords([
    isToMove ? say(`seat.${person.presence}.toMove`, { name }) : say(`seat.${person.presence}`, { name }),
    person.bot === undefined ? '' : say('sentence', { words: say(person.bot === 'own' ? 'bot' : 'standIn') }),
    index === 0 ? say('sentence', { words: say('firstPlayer') }) : '',
    ...standingInWords(seat, view.pointCardsToEnd),
    last === null ? '' : sentenceOf(last, () => name),
  ]);
}

function standingInWords(seat: SeatView, pointCardsToEnd: number): readonly string[] {
  return [
    say('seat.claimed', { claimed: countOfCards(seat.claimed), of: pointCardsToEnd }),
    say('seat.caravan', { cubes: caravanInWords(seat.caravan) }),
    say('seat.cards', { count: countOfCards(seat.hand), played: seat.played.length }),
    say('seat.coins', coinsInWords(seat.coins)),
  ];
}
