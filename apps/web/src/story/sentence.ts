import { fromList, oneLevelUp, pointCard, total, type GameEvent, type Spice, type Spices } from '@spice-road/rules';
import { merchantCardInWords } from './card-names.ts';
import {
  cardsInWords,
  countOf,
  cubesInWords,
  listInWords,
  pointsInWords,
  spicesInWords,
  timesInWords,
} from './words.ts';

/** The name of a seat as a sentence begins with it: a name, or "You". */
export type NameOf = (seat: number) => string;

/** What happened, as the log, a listener and a replay are told it. In the past tense, which is the same for "You". */
export function sentenceOf(event: GameEvent, nameOf: NameOf): string {
  switch (event.type) {
    case 'gathered':
      return `${nameOf(event.seat)} played a spice card and took ${spicesInWords(event.took)}.`;
    case 'upgraded':
      return event.steps.length === 0
        ? `${nameOf(event.seat)} played an upgrade card and raised nothing.`
        : `${nameOf(event.seat)} raised ${stepsInWords(event.steps)}.`;
    case 'traded':
      return `${nameOf(event.seat)} traded ${timesInWords(event.times)}: ${spicesInWords(event.gave)} for ${spicesInWords(event.took)}.`;
    case 'acquired':
      return `${nameOf(event.seat)} took ${merchantCardInWords(event.card)}${paidInWords(event.payment)}${foundInWords(event.collected)}.`;
    case 'rested':
      return `${nameOf(event.seat)} rested and took back ${cardsInWords(event.cards.length)}.`;
    case 'claimed': {
      const { points, demand } = pointCard(event.card);
      const coin = event.coin === null ? '' : ` and a ${event.coin} coin`;
      return `${nameOf(event.seat)} claimed ${pointsInWords(points)}${coin} for ${spicesInWords(demand)}.`;
    }
    case 'discarded':
      return `${nameOf(event.seat)} returned ${spicesInWords(event.spices)}.`;
    case 'overfilled':
      return `${nameOf(event.seat)} came to ${cubesInWords(event.excess)} too many, to be returned first.`;
    case 'last-round-began':
      return `${nameOf(event.seat)} claimed the card that brings the last round.`;
    case 'ended':
      return 'The match is over.';
  }
}

/** All of one action in a row. */
export function storyOf(events: readonly GameEvent[], nameOf: NameOf): string {
  return events.map((event) => sentenceOf(event, nameOf)).join(' ');
}

function paidInWords(payment: readonly Spice[]): string {
  return payment.length === 0 ? ' for nothing' : ` for ${spicesInWords(fromList(payment))}`;
}

function foundInWords(collected: Spices): string {
  return total(collected) === 0 ? '' : `, with ${spicesInWords(collected)} lying on it`;
}

/** "2 turmeric to saffron, then 1 saffron to cardamom": equal steps in a row are counted together. */
function stepsInWords(steps: readonly Spice[]): string {
  const runs: { spice: Spice; count: number }[] = [];
  for (const spice of steps) {
    const run = runs.at(-1);
    if (run?.spice === spice) run.count += 1;
    else runs.push({ spice, count: 1 });
  }
  return listInWords(
    runs.map(({ spice, count }) => `${countOf(count, spice, spice)} to ${oneLevelUp(spice) ?? spice}`),
  );
}
