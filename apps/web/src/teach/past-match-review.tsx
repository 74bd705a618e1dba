import { useEffect, useEffectEvent, useState } from 'react';
import { Brand } from '../app/brand.tsx';
import { PageHeading } from '../app/page-heading.tsx';
import type { TablePerson } from '../board/table-props.ts';
import { Button } from '../pieces/button.tsx';
import { sharedThinker } from '../solo/shared-thinker.ts';
import { say as sayTable } from '../i18n/table.ts';
import { say } from '../i18n/solo.ts';
import css from './look-back-page.module.css';
import type { PastMatch } from './past-match.ts';
import { PastTable } from './past-table.tsx';
import { Review } from './review.tsx';
import { useReview } from './use-review.ts';

interface PastMatchReviewProps {
  readonly match: PastMatch;
  readonly you: number | null;
  readonly openTable: boolean;
  readonly people: readonly TablePerson[];
  readonly onBack: () => void;
}

/** One's own turns of a match, gone through at once; a stand-in's are not theirs. */
export function PastMatchReview({ match, you, openTable, people, onBack }: PastMatchReviewProps) {
  const { tables, log, history } = match;
  const [looked, setLooked] = useState<number | null>(null);
  const turns = log.flatMap(({ seat }, at) => (seat === you && history[at]?.byBot !== true ? [at] : []));
  const review = useReview({
    tables,
    log,
    openTable,
    turns,
    ask: (question) => sharedThinker().ask<'remark'>(question),
  });
  const begin = useEffectEvent(review.begin);
  useEffect(() => {
    begin();
  }, []);

  const remark = looked === null ? undefined : review.remarks[looked];
  const table = remark && tables[remark.at];
  if (looked !== null && remark !== undefined && table !== undefined) {
    return (
      <PastTable
        key={looked}
        remark={remark}
        place={{ now: looked, count: review.remarks.length }}
        table={table}
        history={history}
        openTable={openTable}
        people={people}
        you={you}
        onGo={setLooked}
        onBack={() => {
          setLooked(null);
        }}
      />
    );
  }
  return (
    <div className={css.page}>
      <Brand />
      <PageHeading>{sayTable('lookBack')}</PageHeading>
      <main>
        <Review review={review} people={people} history={history} you={you} tables={tables} onShow={setLooked} />
      </main>
      <footer className={css.foot}>
        <Button tone="go" onPress={onBack}>
          {say('past.back')}
        </Button>
      </footer>
    </div>
  );
}
