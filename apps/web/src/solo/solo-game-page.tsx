import { tallyOfView, viewOf } from '@spice-road/rules';
import { useState } from 'react';
import { HandOverPage } from './hand-over-page.tsx';
import { turnsOf } from '../teach/past-match.ts';
import { useReview } from '../teach/use-review.ts';
import { seatedAt } from './seated.ts';
import { sharedThinker } from './shared-thinker.ts';
import { SoloResultPage } from './solo-result-page.tsx';
import { SoloTablePage } from './solo-table-page.tsx';
import { peopleOf } from './solo-game.ts';
import type { Sitting } from './sitting.ts';
import { useSoloMatch } from './use-solo-match.ts';

/** One game at this device, from its first turn to the look back at it. */
export function SoloGamePage({ begun }: { readonly begun: Sitting }) {
  const [match, snapshot] = useSoloMatch(begun);
  const [shown, setShown] = useState<'result' | 'table'>('result');
  const { sitting, view, handOver } = snapshot;
  const { game, tables } = sitting;
  const people = seatedAt(game);
  const review = useReview({
    tables,
    log: sitting.log,
    openTable: game.openTable,
    turns: turnsOf(sitting.log, peopleOf(game)),
    ask: (question) => sharedThinker().ask<'remark'>(question),
  });

  if (view.phase === 'over' && shown === 'result') {
    const [alone, ...others] = peopleOf(game);
    // Between several people nobody in particular has won "you".
    const you = others.length === 0 ? (alone ?? null) : null;
    const last = viewOf(tables.at(-1) ?? tables[0], { seat: you, open: true });
    const tally = tallyOfView(last);
    if (tally !== null) {
      return (
        <SoloResultPage
          sitting={sitting}
          view={last}
          tally={tally}
          people={people}
          review={review}
          onShowTable={() => {
            setShown('table');
          }}
        />
      );
    }
  }
  if (handOver !== null) {
    return (
      <HandOverPage
        sitting={sitting}
        people={people}
        seat={handOver}
        undo={snapshot.undo}
        onUndo={match.undo}
        onTake={match.takeDevice}
      />
    );
  }
  return (
    <SoloTablePage
      // Nothing of what one person saw or began is there for the next.
      key={sitting.holder}
      match={match}
      snapshot={snapshot}
      people={people}
      onShowResult={() => {
        setShown('result');
      }}
    />
  );
}
