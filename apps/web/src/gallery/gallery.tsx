import { judge, legalActions, outlookOf, viewOf, type Action, type Table } from '@spice-road/rules';
import { useMemo, useState } from 'react';
import type { HistoryEntry } from '../board/table-props.ts';
import { TableScreen } from '../board/table-screen.tsx';
import { useStage } from '../stage/use-stage.ts';
import { Button } from '../pieces/button.tsx';
import { historyOf } from './fixtures.ts';
import type { GalleryState } from './states.ts';

/** A table without a server: your actions are judged on the spot, and the menu lets the others act. */
export function Gallery({ state }: { readonly state: GalleryState }) {
  const [table, setTable] = useState(state.table);
  const [history, setHistory] = useState(() => historyOf(state.table.seats.length));
  const [notice, setNotice] = useState(state.notice);
  const you = state.watching ? null : state.table.seats.length === 2 ? 1 : 2;
  const view = useMemo(() => viewOf(table, { seat: you, open: false }), [table, you]);

  const connection = state.connection;
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
    <TableScreen
      view={view}
      shown={shown}
      shownStateId={shownStateId}
      stageRef={ref}
      people={state.people}
      history={history}
      hasOlder
      onOlder={() => setNotice('Earlier moves would come now.')}
      connection={connection}
      sending={false}
      notice={notice}
      onDismissNotice={() => setNotice(null)}
      roomCode="DUNE 47"
      onAct={act}
      onRefused={() => {}}
      menu={
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
      }
    />
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
