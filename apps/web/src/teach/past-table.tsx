import type { Remark } from '@spice-road/bots';
import { viewOf, type Table } from '@spice-road/rules';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import type { HistoryEntry, TablePerson } from '../board/table-props.ts';
import { TableScreen } from '../board/table-screen.tsx';
import { Button } from '../pieces/button.tsx';
import { MarksContext } from '../pieces/marks.ts';
import { useStage } from '../stage/use-stage.ts';
import { storyOf } from '../story/sentence.ts';
import { isolated } from '../i18n/isolated.ts';
import { sentencesInWords } from '../story/words.ts';
import { namesFor } from '../board/seats.ts';
import { say } from '../i18n/solo.ts';
import { hintInWords } from './hint-words.ts';
import { marksOf } from './marks.ts';
import css from './past-table.module.css';

interface PastTableProps {
  readonly remark: Remark;
  /** Which of the remarks it is, from 0. */
  readonly place: { readonly now: number; readonly count: number };
  /** As it was before the turn. */
  readonly table: Table;
  readonly history: readonly HistoryEntry[];
  readonly openTable: boolean;
  readonly people: readonly TablePerson[];
  /** The seat of whoever looks back, if there is only one. */
  readonly you: number | null;
  readonly onGo: (place: number) => void;
  readonly onBack: () => void;
}

/** The table before a turn that is past, with what would have been better marked on it. */
export function PastTable(props: PastTableProps) {
  const { remark, place, table, history, people, onGo, onBack } = props;
  const { at, seat, better } = remark;
  const view = viewOf(table, { seat, open: props.openTable });
  const past = history.slice(0, at);
  const { shown, ref } = useStage<HTMLDivElement>({
    view,
    stateId: at,
    history: past,
    connection: 'live',
    motion: 'less',
    replay: 'dragging',
  });
  const title = say('remark.heading', { round: table.round, name: isolated(people[seat]?.name ?? '') });
  usePageTitle(title);
  return (
    <>
      <PageHeading isHidden>{title}</PageHeading>
      <MarksContext value={marksOf(better)}>
        <TableScreen
          view={view}
          shown={shown}
          shownStateId={at}
          stageRef={ref}
          people={people}
          history={past}
          hasOlder={false}
          onOlder={() => {}}
          connection="live"
          sending={false}
          closed={say('past.is')}
          notice={null}
          onDismissNotice={() => {}}
          roomCode={null}
          onAct={() => {}}
          onRefused={() => {}}
          onListKeys={() => {}}
          menu={null}
        />
      </MarksContext>
      <div className={css.bar} role="region" aria-label={title}>
        <p>
          <b>{title}</b>{' '}
          <span>
            {sentencesInWords([
              storyOf(history[at]?.events ?? [], namesFor(people, props.you)),
              say('remark.better', { plan: hintInWords(better) }),
            ])}
          </span>
        </p>
        <div className={css.ways}>
          <span>{say('past.of', { now: place.now + 1, count: place.count })}</span>
          <Button tone="plain" refusal={place.now > 0 ? null : say('past.first')} onPress={() => onGo(place.now - 1)}>
            {say('past.before')}
          </Button>
          <Button
            tone="plain"
            refusal={place.now < place.count - 1 ? null : say('past.last')}
            onPress={() => onGo(place.now + 1)}
          >
            {say('past.next')}
          </Button>
          <Button tone="go" onPress={onBack}>
            {say('past.back')}
          </Button>
        </div>
      </div>
    </>
  );
}
