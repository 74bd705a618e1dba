import { isAsked } from './confirming.ts';
import type { Draft } from './draft.ts';

/** What is composed, as far as it matters here. */
interface InHand {
  readonly draft: Draft;
}

/** What each part of the table is drawn with. */
export interface Parts<Composing> {
  readonly hand: Composing;
  readonly market: Composing;
  readonly caravan: Composing;
}

/**
 * What was touched answers at once, and alone, so that nothing else stands in its way; the rest of the table follows a
 * moment later. `settled` is what it has followed so far.
 */
export function partsOf<Composing extends InHand>(now: Composing, settled: Composing): Parts<Composing> {
  const either = (isMeant: (draft: Draft) => boolean) => (isMeant(now.draft) || isMeant(settled.draft) ? now : settled);
  return {
    hand: either(isPlay),
    market: either(({ kind }) => kind === 'acquire' || kind === 'claim'),
    caravan: isMadeOfCubes(now.draft) && isSameAction(now.draft, settled.draft) ? now : settled,
  };
}

/** What the plaque is drawn with: what is done by its own buttons is to be seen on it at once. */
export function plaqueWith<Composing extends InHand>(now: Composing, settled: Composing): Composing {
  const { draft } = now;
  const isRepeated = draft.kind === 'play-trade' && isSameAction(draft, settled.draft);
  return draft.kind === 'idle' || draft.kind === 'rest' || isAsked(draft) || isRepeated ? now : settled;
}

function isPlay({ kind }: Draft): boolean {
  return kind === 'play-gather' || kind === 'play-upgrade' || kind === 'play-trade';
}

function isMadeOfCubes({ kind }: Draft): boolean {
  return kind === 'play-upgrade' || kind === 'acquire' || kind === 'discard';
}

function isSameAction(one: Draft, other: Draft): boolean {
  return one.kind === other.kind && cardOf(one) === cardOf(other);
}

function cardOf(draft: Draft): string | null {
  return 'card' in draft ? draft.card : null;
}
