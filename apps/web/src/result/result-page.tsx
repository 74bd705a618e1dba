import type { RoomView } from '@spice-road/protocol';
import type { Tally, View } from '@spice-road/rules';
import type { TablePerson } from '../board/table-props.ts';
import type { OwnPlace } from '../api/rooms.ts';
import { useState } from 'react';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { Name } from '../controls/name.tsx';
import { draw, say } from '../i18n/table.ts';
import { RoomCode } from '../room/room-code.tsx';
import { RoomTop } from '../room/room-top.tsx';
import { useShow } from '../stage/use-show.ts';
import { Crown } from './crown.tsx';
import css from './result-page.module.css';
import { LookBack } from './look-back.tsx';
import { ResultFoot } from './result-foot.tsx';
import { ResultNotes } from './result-notes.tsx';
import show from './show.module.css';
import { Standings } from './standings.tsx';
import { headline, margin, tieNotes } from './words.ts';
import { draw as drawInShell } from '../i18n/shell.ts';

export interface ResultPageProps {
  readonly room: RoomView;
  readonly view: View;
  readonly tally: Tally;
  /** By seat. */
  readonly people: readonly TablePerson[];
  /** Null for a spectator. */
  readonly place: OwnPlace | null;
  /** The match has ended before their eyes: the result comes piece by piece, unless they have no time for that. */
  readonly isFresh: boolean;
  readonly onShowTable: () => void;
  readonly onShowRoom: () => void;
}

/** Who won, with what, and how it goes on. */
export function ResultPage(props: ResultPageProps) {
  const { room, view, tally, people, place, onShowTable, onShowRoom } = props;
  const isShow = useShow(props.isFresh);
  const [isLookingBack, setLookingBack] = useState(false);
  const telling = { tally, names: people.map(({ name }) => name), you: view.you };
  const head = headline(telling);
  const by = margin(telling);
  usePageTitle(say(head.key, head.given));
  const winner = people[tally.ranking[0] ?? 0];
  if (isLookingBack && room.match !== null && view.you !== null) {
    return (
      <LookBack
        matchId={room.match.id}
        view={view}
        openTable={room.options.openTable}
        people={people}
        onBack={() => setLookingBack(false)}
      />
    );
  }
  return (
    <div className={`${css.page} ${css.whole} ${show.page}`} data-show={isShow} style={{ '--rows': people.length }}>
      <div className={css.top}>
        <RoomTop room={room} place={place}>
          <span className={css.about}>{drawInShell('roomOf', { code: <RoomCode code={room.code} /> })}</span>
          <span className={css.about}>{say('rounds', { count: view.round })}</span>
        </RoomTop>
      </div>
      <main className={css.main}>
        <div className={`${css.crown} ${show.winner}`}>
          <Crown emblem={winner?.emblem ?? 0} isTight={people.length > 4}>
            <PageHeading>{draw(head.key, { ...head.given, who: <Name>{head.given.who}</Name> })}</PageHeading>
            <p>{draw(by.key, { ...by.given, whom: <Name>{by.given.whom}</Name> })}</p>
          </Crown>
        </div>
        <div className={css.standings}>
          <Standings view={view} tally={tally} people={people} notes={tieNotes(telling)} />
        </div>
      </main>
      <footer className={css.foot}>
        <ResultNotes room={room} view={view} onLookBack={() => setLookingBack(true)} />
        <ResultFoot room={room} place={place} onShowTable={onShowTable} onShowRoom={onShowRoom} />
      </footer>
    </div>
  );
}
