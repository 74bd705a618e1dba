import { judge, legalActions, outlookOf, tallyOfView, viewOf, type Action, type Table } from '@spice-road/rules';
import { useMemo, useState } from 'react';
import type { HistoryEntry } from '../board/table-props.ts';
import { TableScreen } from '../board/table-screen.tsx';
import { TableMenu } from '../match/table-menu.tsx';
import { ResultPage } from '../result/result-page.tsx';
import { afterPaint } from '../stage/after-paint.ts';
import { useStage } from '../stage/use-stage.ts';
import { Button } from '../pieces/button.tsx';
import { roomOf } from './fixtures.ts';
import type { GalleryState } from './states.ts';

interface GalleryProps {
  readonly state: GalleryState;
}

export function Gallery({ state }: GalleryProps) {
  switch (state.page) {
    case 'table':
      return <TableWithoutServer state={state} />;
    case 'result':
      return <ResultWithoutServer state={state} />;
  }
}

function ResultWithoutServer({ state: { table, people } }: GalleryProps) {
  const view = viewOf(table, { seat: table.seats.length === 2 ? 1 : 2, open: false });
  const tally = tallyOfView(view);
  if (tally === null) return null;
  return (
    <ResultPage
      room={roomOf(people)}
      view={view}
      tally={tally}
      people={people}
      place={{ code: 'DUNE47', secret: '' }}
      isFresh={new URLSearchParams(location.search).has('fresh')}
      onShowTable={() => {}}
      onShowRoom={() => {}}
    />
  );
}

/** Your actions are judged on the spot, and the menu lets the others act. */
function TableWithoutServer({ state }: GalleryProps) {
  const [table, setTable] = useState(state.table);
  const [history, setHistory] = useState(state.history);
  const [notice, setNotice] = useState(state.notice);
  const you = state.watching ? null : state.table.seats.length === 2 ? 1 : 2;
  const view = useMemo(() => viewOf(table, { seat: you, open: false }), [table, you]);

  const [sending, setSending] = useState(false);
  const isLost = state.connection === 'lost' || (state.connection === 'cut' && sending);
  const isAnswered = state.connection === 'live' || state.connection === 'lost';
  const connection = isLost ? 'lost' : 'live';
  const { shown, shownStateId, ref } = useStage<HTMLDivElement>({
    view,
    stateId: stateAfter(history),
    history,
    connection,
    motion: 'full',
  });

  function act(action: Action): void {
    const verdict = judge(table, action);
    if (!verdict.ok) {
      setNotice(`Refused: ${verdict.refusal}.`);
      return;
    }
    setTable(verdict.table);
    setHistory(appended(history, table, verdict.events));
  }

  return (
    <>
      <h1 className="sr">Gallery</h1>
      <TableScreen
        view={view}
        shown={shown}
        shownStateId={shownStateId}
        stageRef={ref}
        hasCoach={new URLSearchParams(location.search).get('coach') === 'on'}
        people={state.people}
        history={history}
        hasOlder
        onOlder={() => setNotice('Earlier moves would come now.')}
        connection={connection}
        sending={sending}
        notice={notice}
        onDismissNotice={() => setNotice(null)}
        roomCode="DUNE 47"
        // As a server does, it answers in a while.
        onAct={(action) => (isAnswered ? afterPaint(() => act(action)) : setSending(true))}
        onRefused={() => {}}
        onHelp={() => {}}
        onListKeys={() => {}}
        menu={
          <>
            <TableMenu isPlaying={you !== null} onOpen={() => {}} onContinue={() => {}} />
            <Button
              tone="quiet"
              onPress={() => {
                const legal = legalActions(outlookOf(table));
                const action = legal[table.round % legal.length];
                if (action !== undefined) act(action);
              }}
            >
              Let the next player act
            </Button>
          </>
        }
      />
    </>
  );
}

function appended(
  history: readonly HistoryEntry[],
  { round }: Table,
  events: HistoryEntry['events'],
): readonly HistoryEntry[] {
  return [...history, { stateId: stateAfter(history), round, events }];
}

function stateAfter(history: readonly HistoryEntry[]): number {
  return (history.at(-1)?.stateId ?? 0) + 1;
}
