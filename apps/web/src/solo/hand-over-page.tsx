import { Brand } from '../app/brand.tsx';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { LogRows } from '../board/log-rows.tsx';
import type { HistoryEntry, TablePerson } from '../board/table-props.ts';
import { Name } from '../controls/name.tsx';
import { Button } from '../pieces/button.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import { draw, say } from '../i18n/solo.ts';
import css from './hand-over-page.module.css';
import type { Sitting } from './sitting.ts';
import type { Undo } from './undo.ts';

interface HandOverPageProps {
  readonly sitting: Sitting;
  readonly people: readonly TablePerson[];
  /** Whose turn it is. */
  readonly seat: number;
  readonly undo: Undo;
  readonly onUndo: () => void;
  readonly onTake: () => void;
}

/** Nobody's hand is on the screen while the device goes from one to the next; what happened meanwhile is. */
export function HandOverPage({ sitting, people, seat, undo, onUndo, onTake }: HandOverPageProps) {
  const person = people[seat];
  const name = person?.name ?? '';
  usePageTitle(say('handOver.title', { name }));
  const since = sinceTurnOf(sitting, seat);
  return (
    <div className={css.page}>
      <header>
        <Brand />
      </header>
      <main className={css.panel}>
        <div className={`framed-band ${css.band}`} />
        <Emblem emblem={person?.emblem ?? 0} />
        <PageHeading>{draw('handOver.title', { name: <Name>{name}</Name> })}</PageHeading>
        <p>{say('handOver.words')}</p>
        <div className={css.take}>
          <Button tone="go" onPress={onTake}>
            {draw('handOver.take', { name: <Name>{name}</Name> })}
          </Button>
        </div>
        {undo.ok ? (
          <Button tone="quiet" icon="undo" onPress={onUndo}>
            {say('takeBack')}
          </Button>
        ) : null}
        {since.length === 0 ? null : (
          <section className={css.since} aria-labelledby="since">
            <h2 id="since">{say('handOver.since')}</h2>
            <LogRows history={since} people={people} you={seat} show={{ latest: 12 }} />
          </section>
        )}
      </main>
    </div>
  );
}

/** What the others did since somebody's last turn, that turn included. */
function sinceTurnOf({ history, tables }: Sitting, seat: number): readonly HistoryEntry[] {
  const last = history.findLastIndex((_, at) => tables[at]?.toAct === seat);
  return history.slice(Math.max(0, last));
}
