import { fromList, oneLevelUp, pointCard, total, type Coin, type GameEvent, type Spice } from '@spice-road/rules';
import { listInWords } from '../i18n/spoken.ts';
import { say } from '../i18n/table.ts';
import { merchantCardInWords } from './card-names.ts';
import { sentencesInWords, spiceInWords, spicesInWords, timesInWords } from './words.ts';

/** The name of a seat as a sentence begins with it: a name, or "You". */
export type NameOf = (seat: number) => string;

/** What happened, as the log, a listener and a replay are told it. */
export function sentenceOf(event: GameEvent, nameOf: NameOf): string {
  switch (event.type) {
    case 'gathered':
      return say('story.gathered', { who: nameOf(event.seat), took: spicesInWords(event.took) });
    case 'upgraded':
      return event.steps.length === 0
        ? say('story.upgradedNothing', { who: nameOf(event.seat) })
        : say('story.upgraded', { who: nameOf(event.seat), steps: stepsInWords(event.steps) });
    case 'traded':
      return say('story.traded', {
        who: nameOf(event.seat),
        times: timesInWords(event.times),
        gave: spicesInWords(event.gave),
        took: spicesInWords(event.took),
      });
    case 'acquired':
      return acquiredInWords(event, nameOf);
    case 'rested':
      return say('story.rested', { who: nameOf(event.seat), count: event.cards.length });
    case 'claimed': {
      const { points, demand } = pointCard(event.card);
      return say(claimedWith(event.coin), {
        who: nameOf(event.seat),
        count: points,
        demand: spicesInWords(demand),
      });
    }
    case 'discarded':
      return say('story.discarded', { who: nameOf(event.seat), cubes: spicesInWords(event.spices) });
    case 'overfilled':
      return say('story.overfilled', { who: nameOf(event.seat), count: event.excess });
    case 'last-round-began':
      return say('story.lastRound', { who: nameOf(event.seat) });
    case 'ended':
      return say('story.ended');
  }
}

/** All of one action in a row. */
export function storyOf(events: readonly GameEvent[], nameOf: NameOf): string {
  return sentencesInWords(events.map((event) => sentenceOf(event, nameOf)));
}

function acquiredInWords(event: Extract<GameEvent, { type: 'acquired' }>, nameOf: NameOf): string {
  const told = { who: nameOf(event.seat), card: merchantCardInWords(event.card) };
  const found = spicesInWords(event.collected);
  if (event.payment.length === 0) {
    return total(event.collected) === 0
      ? say('story.acquiredFree', told)
      : say('story.acquiredFreeWith', { ...told, found });
  }
  const payment = spicesInWords(fromList(event.payment));
  return total(event.collected) === 0
    ? say('story.acquired', { ...told, payment })
    : say('story.acquiredWith', { ...told, payment, found });
}

function claimedWith(coin: Coin | null) {
  if (coin === null) return 'story.claimed';
  return coin === 'gold' ? 'story.claimedGold' : 'story.claimedSilver';
}

/** "2 turmeric to saffron and 1 saffron to cardamom": equal steps in a row are counted together. */
export function stepsInWords(steps: readonly Spice[]): string {
  const runs: { spice: Spice; count: number }[] = [];
  for (const spice of steps) {
    const run = runs.at(-1);
    if (run?.spice === spice) run.count += 1;
    else runs.push({ spice, count: 1 });
  }
  return listInWords(
    runs.map(({ spice, count }) =>
      say('story.step', { cubes: spiceInWords(spice, count), next: say(oneLevelUp(spice) ?? spice) }),
    ),
  );
}
