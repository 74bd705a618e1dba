import { standardPointCardsToEnd, type Tally, type View } from '@spice-road/rules';
import { useState } from 'react';
import { Brand } from '../app/brand.tsx';
import { navigate } from '../app/navigation.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import type { TablePerson } from '../board/table-props.ts';
import { Name } from '../controls/name.tsx';
import { Button } from '../pieces/button.tsx';
import { Crown } from '../result/crown.tsx';
import foot from '../result/result-foot.module.css';
import css from '../result/result-page.module.css';
import { Standings } from '../result/standings.tsx';
import { headline, margin, tieNotes } from '../result/words.ts';
import { PastTable } from '../teach/past-table.tsx';
import { Review } from '../teach/review.tsx';
import type { ReviewInHand } from '../teach/use-review.ts';
import { say as sayShell } from '../i18n/shell.ts';
import { draw, say as sayTable } from '../i18n/table.ts';
import { browserChance, deal } from './deal.ts';
import { begin } from './setup-page.tsx';
import own from './solo-result-page.module.css';
import type { Sitting } from './sitting.ts';

interface SoloResultPageProps {
  readonly sitting: Sitting;
  readonly view: View;
  readonly tally: Tally;
  readonly people: readonly TablePerson[];
  readonly review: ReviewInHand;
  readonly onShowTable: () => void;
}

/** Who won at this device, and what they could have done better. */
export function SoloResultPage({ sitting, view, tally, people, review, onShowTable }: SoloResultPageProps) {
  const { game, tables, history } = sitting;
  const [looked, setLooked] = useState<number | null>(null);
  const telling = { tally, names: people.map(({ name }) => name), you: view.you };
  const head = headline(telling);
  const by = margin(telling);
  usePageTitle(sayTable(head.key, head.given));
  const winner = people[tally.ranking[0] ?? 0];

  function playAgain() {
    const { players, openTable, record } = game;
    const isUsual = record.pointCardsToEnd === standardPointCardsToEnd(record.seats);
    begin(deal({ players, openTable, pointCardsToEnd: isUsual ? null : record.pointCardsToEnd }, browserChance));
  }

  const remark = looked === null ? undefined : review.remarks[looked];
  if (looked !== null && remark !== undefined) {
    return (
      <PastTable
        key={looked}
        remark={remark}
        place={{ now: looked, count: review.remarks.length }}
        table={tables[remark.at] ?? tables[0]}
        history={history}
        openTable={game.openTable}
        people={people}
        you={view.you}
        onGo={setLooked}
        onBack={() => {
          setLooked(null);
        }}
      />
    );
  }
  return (
    <div className={`${css.page} ${own.page}`}>
      <div className={css.top}>
        <Brand />
      </div>
      <main className={css.main}>
        <div className={`${css.crown} ${own.crown}`}>
          <Crown emblem={winner?.emblem ?? 0} isTight={people.length > 4}>
            <PageHeading>{draw(head.key, { ...head.given, who: <Name>{head.given.who}</Name> })}</PageHeading>
            <p>{draw(by.key, { ...by.given, whom: <Name>{by.given.whom}</Name> })}</p>
          </Crown>
        </div>
        <div className={css.standings}>
          <Standings view={view} tally={tally} people={people} notes={tieNotes(telling)} />
          <Review review={review} people={people} history={history} you={view.you} tables={tables} onShow={setLooked} />
        </div>
      </main>
      <footer className={css.foot}>
        <div className={foot.foot}>
          <Button tone="plain" onPress={() => navigate({ page: 'home' })}>
            {sayShell('home')}
          </Button>
          <Button tone="plain" onPress={onShowTable}>
            {sayShell('table')}
          </Button>
          <span className={foot.again}>
            <Button tone="go" onPress={playAgain}>
              {sayShell('playAgain')}
            </Button>
          </span>
        </div>
      </footer>
    </div>
  );
}
