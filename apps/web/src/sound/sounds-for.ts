import { tallyOfView, toList, type GameEvent, type Spices, type View } from '@spice-road/rules';
import type { SoundName } from './score.ts';

/** What is heard of one action, in order. */
export function soundsFor(events: readonly GameEvent[], view: View): readonly SoundName[] {
  return events.flatMap((event) => soundsOf(event, view));
}

/** The viewer has the turn, and nothing of it is done yet. */
export function isTurnOf({ you, toAct, phase }: View): boolean {
  return you !== null && you === toAct && phase === 'action';
}

function soundsOf(event: GameEvent, view: View): readonly SoundName[] {
  switch (event.type) {
    case 'gathered':
    case 'traded':
      return ['card', ...taps(event.took)];
    case 'upgraded':
      return ['card', ...event.steps.map((spice) => `lift-${spice}` as const)];
    case 'acquired':
      return [...event.payment.map((spice) => `tap-${spice}` as const), 'card', ...taps(event.collected)];
    case 'rested':
      return ['squared'];
    case 'claimed':
      return ['paper', 'bell', ...(event.coin === null ? [] : [event.coin])];
    case 'discarded':
      return taps(event.spices);
    case 'last-round-began':
      return ['drum'];
    case 'ended':
      return view.you !== null && tallyOfView(view)?.ranking[0] === view.you ? ['win'] : [];
    case 'overfilled':
      return [];
  }
}

/** More are not told apart. */
const MOST_TAPS = 8;

function taps(some: Spices): readonly SoundName[] {
  return toList(some)
    .slice(0, MOST_TAPS)
    .map((spice) => `tap-${spice}` as const);
}
