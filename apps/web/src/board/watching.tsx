import type { ReactNode } from 'react';
import { LogRows } from './log-rows.tsx';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import css from './watching.module.css';
import { say } from '../i18n/table.ts';

interface WatchingProps {
  readonly people: readonly TablePerson[];
  readonly history: readonly HistoryEntry[];
  /** Whose turn it is. */
  readonly plaque: ReactNode;
}

/** In the place of a place: whose turn it is, and the latest moves. */
export function Watching({ people, history, plaque }: WatchingProps) {
  return (
    <section className={css.watching} aria-label={say('watching')}>
      <div className={css.plaque}>{plaque}</div>
      <div className={css.moves} role="region" aria-label={say('latest')}>
        <LogRows history={history.slice(-24)} people={people} you={null} show={{ latest: 24 }} />
      </div>
    </section>
  );
}
