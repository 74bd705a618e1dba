import type { View } from '@spice-road/rules';
import { useEffect, useState } from 'react';
import { Brand } from '../app/brand.tsx';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import type { TablePerson } from '../board/table-props.ts';
import { gatherEvidence } from '../fairness/gather-evidence.ts';
import { Button } from '../pieces/button.tsx';
import { say as sayTable } from '../i18n/table.ts';
import { say } from '../i18n/solo.ts';
import css from './look-back-page.module.css';
import { PastMatchReview } from './past-match-review.tsx';
import { pastMatchOf, type PastMatch } from './past-match.ts';

export interface LookBackPageProps {
  readonly matchId: string;
  /** The table at the end, as the one who looks back sees it. */
  readonly view: View;
  readonly openTable: boolean;
  readonly people: readonly TablePerson[];
  readonly onBack: () => void;
}

type Fetched = { readonly kind: 'coming' | 'failed' } | { readonly kind: 'here'; readonly match: PastMatch };

/** What somebody could have done better in a match of a room: fetched and thought about when they ask for it. */
export function LookBackPage({ matchId, view, openTable, people, onBack }: LookBackPageProps) {
  const [fetched, setFetched] = useState<Fetched>({ kind: 'coming' });
  const { pointCardsToEnd } = view;
  useEffect(() => {
    let isWanted = true;
    async function fetchIt() {
      const evidence = await gatherEvidence(matchId);
      const match = evidence === null ? null : pastMatchOf(evidence, pointCardsToEnd);
      if (isWanted) setFetched(match === null ? { kind: 'failed' } : { kind: 'here', match });
    }
    void fetchIt();
    return () => {
      isWanted = false;
    };
  }, [matchId, pointCardsToEnd]);
  usePageTitle(sayTable('lookBack'));
  if (fetched.kind === 'here')
    return (
      <PastMatchReview match={fetched.match} you={view.you} openTable={openTable} people={people} onBack={onBack} />
    );
  return (
    <div className={css.page}>
      <Brand />
      <PageHeading>{sayTable('lookBack')}</PageHeading>
      {fetched.kind === 'coming' ? (
        <p role="status">{say('review.coming')}</p>
      ) : (
        <p role="alert">{say('review.failed')}</p>
      )}
      <footer className={css.foot}>
        <Button tone="go" onPress={onBack}>
          {say('past.back')}
        </Button>
      </footer>
    </div>
  );
}
