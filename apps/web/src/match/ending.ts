import type { View } from '@spice-road/rules';

/**
 * How the end of a match came to this page. `coming`: it was seen to come about, and the last pieces are still on their
 * way; the result waits for them. `past`: there is nothing to wait for, for it came before the page did.
 */
export type Ending = 'unseen' | 'ahead' | 'coming' | 'past';

/** After a look at the newest table; null while there is none. */
export function endingAfter(ending: Ending, view: Pick<View, 'phase'> | null): Ending {
  if (view === null) return ending;
  if (view.phase !== 'over') return 'ahead';
  switch (ending) {
    case 'unseen':
      return 'past';
    case 'ahead':
      return 'coming';
    case 'coming':
    case 'past':
      return ending;
  }
}
