import type { View } from '@spice-road/rules';
import { ActionPlaque } from './action-plaque.tsx';
import { LogRows } from './log-rows.tsx';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import { REASONS, WORDS } from './words.ts';
import { IDLE } from '../draft/draft.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import css from './watching.module.css';

interface WatchingProps {
  readonly view: View;
  readonly people: readonly TablePerson[];
  readonly history: readonly HistoryEntry[];
}

/** In the place of a place: whose turn it is, and the latest moves. */
export function Watching({ view, people, history }: WatchingProps) {
  return (
    <section className={css.watching} aria-label={WORDS.watching}>
      <div className={css.plaque}>
        <ActionPlaque view={view} people={people} hand={EMPTY_HANDED} rest={null} closed={REASONS.watching} />
      </div>
      <div className={css.moves} role="region" aria-label={WORDS.latest}>
        <LogRows history={history.slice(-24)} people={people} you={null} show={{ latest: 24 }} />
      </div>
    </section>
  );
}

const EMPTY_HANDED: DraftInHand = {
  draft: IDLE,
  outlook: null,
  action: null,
  lost: false,
  remark: null,
  gesture: () => {},
  confirm: () => {},
  remarkOn: () => {},
  dismiss: () => {},
};
