import { expect, test } from 'vitest';
import { endingAfter, type Ending } from './ending.ts';

type Seen = 'nothing' | 'action' | 'discard' | 'over';

function after(...seen: readonly Seen[]): Ending {
  return seen.reduce<Ending>((ending, phase) => endingAfter(ending, phase === 'nothing' ? null : { phase }), 'unseen');
}

test.each<{ readonly seen: readonly Seen[]; readonly ending: Ending }>([
  { seen: ['nothing'], ending: 'unseen' },
  { seen: ['nothing', 'action'], ending: 'ahead' },
  { seen: ['action', 'discard', 'over'], ending: 'coming' },
  { seen: ['action', 'over', 'over'], ending: 'coming' },
  // A page that is opened or loaded anew after the end shows the result at once.
  { seen: ['nothing', 'over'], ending: 'past' },
  { seen: ['over', 'nothing', 'over'], ending: 'past' },
])('after $seen the end is $ending', ({ seen, ending }) => {
  expect(after(...seen)).toBe(ending);
});

test('what has come to rest stays so', () => {
  expect(endingAfter('past', { phase: 'over' })).toBe('past');
});
