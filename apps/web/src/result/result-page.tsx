import type { RoomView } from '@spice-road/protocol';
import type { Tally, View } from '@spice-road/rules';
import type { TablePerson } from '../board/table-props.ts';
import type { Place } from '../api/rooms.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { Name } from '../controls/name.tsx';
import { RoomCode } from '../room/room-code.tsx';
import { RoomTop } from '../room/room-top.tsx';
import { countOf } from '../story/words.ts';
import { Crown } from './crown.tsx';
import css from './result-page.module.css';
import { ResultFoot } from './result-foot.tsx';
import { Standings } from './standings.tsx';
import { headline, margin, tieNotes } from './words.ts';

export interface ResultPageProps {
  readonly room: RoomView;
  readonly view: View;
  readonly tally: Tally;
  /** By seat. */
  readonly people: readonly TablePerson[];
  /** Null for a spectator. */
  readonly place: Place | null;
  readonly onShowTable: () => void;
  readonly onShowRoom: () => void;
}

/** Who won, with what, and how it goes on. */
export function ResultPage({ room, view, tally, people, place, onShowTable, onShowRoom }: ResultPageProps) {
  const telling = { tally, names: people.map(({ name }) => name), you: view.you };
  const { who, what } = headline(telling);
  usePageTitle(`${who} ${what}`);
  const winner = people[tally.ranking[0] ?? 0];
  return (
    <div className={css.page}>
      <div className={css.top}>
        <RoomTop watching={room.spectators} link={room.link} place={place}>
          <span className={css.about}>
            Room <RoomCode code={room.code} />
          </span>
          <span className={css.about}>{countOf(view.round, 'round', 'rounds')}</span>
        </RoomTop>
      </div>
      <div className={css.crown}>
        <Crown emblem={winner?.emblem ?? 0} isTight={people.length > 4}>
          <PageHeading>
            <Name>{who}</Name> <span>{what}</span>
          </PageHeading>
          <Margin {...margin(telling)} />
        </Crown>
      </div>
      <main className={css.standings}>
        <Standings view={view} tally={tally} people={people} notes={tieNotes(telling)} />
      </main>
      <footer className={css.foot}>
        <ResultFoot room={room} place={place} onShowTable={onShowTable} onShowRoom={onShowRoom} />
      </footer>
    </div>
  );
}

function Margin({ before, whom, after }: ReturnType<typeof margin>) {
  return (
    <p>
      <span>{`${before} `}</span>
      {whom === null ? <span>you</span> : <Name>{whom}</Name>}
      {after === '' ? null : <span>{after}</span>}
    </p>
  );
}
