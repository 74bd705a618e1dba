import type { SeatView, View } from '@spice-road/rules';
import type { NameOf } from '../story/sentence.ts';
import { sentenceOf } from '../story/sentence.ts';
import { caravanInWords, cardsInWords, countOf, isolated } from '../story/words.ts';
import { lastDeedOf } from './last-deed.ts';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import { WORDS } from './words.ts';

/** Cards one may see, or only how many there are. */
export function countOfCards(cards: readonly unknown[] | number): number {
  return typeof cards === 'number' ? cards : cards.length;
}

/** The other seats in turn order after the viewer; all of them for a watcher. */
export function othersInOrder({ you, seats }: View): readonly number[] {
  const all = [...seats.keys()];
  return you === null ? all : [...all.slice(you + 1), ...all.slice(0, you)];
}

/** Whoever has claimed most; the earliest of equals. */
export function nearestToEnd({ seats }: View): number {
  const counts = seats.map(({ claimed }) => countOfCards(claimed));
  return counts.indexOf(Math.max(...counts));
}

export function namesFor(people: readonly TablePerson[], you: number | null): NameOf {
  return (seat) => (seat === you ? WORDS.you : isolated(people[seat]?.name ?? ''));
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
  return [
    `${name}${presenceInWords(person)}${view.toAct === index && view.phase !== 'over' ? ', to move' : ''}.`,
    index === 0 ? `${WORDS.firstPlayer}.` : '',
    ...standingInWords(seat, view.pointCardsToEnd),
    last === null ? '' : sentenceOf(last, () => name),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function standingInWords(seat: SeatView, pointCardsToEnd: number): readonly string[] {
  return [
    `${countOfCards(seat.claimed)} of ${pointCardsToEnd} point cards.`,
    `Caravan: ${caravanInWords(seat.caravan)}.`,
    `${cardsInWords(countOfCards(seat.hand))} in hand, ${seat.played.length} played.`,
    `${countOf(seat.coins.gold, 'gold coin', 'gold coins')}, ${countOf(seat.coins.silver, 'silver coin', 'silver coins')}.`,
  ];
}

function presenceInWords({ presence }: TablePerson): string {
  switch (presence) {
    case 'here':
      return '';
    case 'away':
      return `, ${WORDS.away}`;
    case 'left':
      return `, ${WORDS.left}`;
  }
}
