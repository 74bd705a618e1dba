import { memo } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { useLanguage } from '../settings/language.ts';
import css from './ledger.module.css';
import { LogRows } from './log-rows.tsx';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import { say } from '../i18n/table.ts';

interface LedgerProps {
  readonly history: readonly HistoryEntry[];
  readonly people: readonly TablePerson[];
  readonly you: number | null;
  readonly onOpenLog: () => void;
}

/** The latest moves, below the opponents, where there is room for them. */
export const Ledger = memo(function Ledger({ history, people, you, onOpenLog }: LedgerProps) {
  useLanguage();
  return (
    <section className={css.ledger} aria-label={say('latest')}>
      <div className={css.rows}>
        <LogRows history={history.slice(-16)} people={people} you={you} show={{ latest: 16 }} />
      </div>
      <button type="button" className={css.more} onClick={onOpenLog}>
        <Icon name="log" />
        {say('wholeLog')}
      </button>
    </section>
  );
});
