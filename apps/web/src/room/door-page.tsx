import { type RoomView } from '@spice-road/protocol';
import { useRef, useState, type FormEvent } from 'react';
import { newAttempt } from '../api/attempt.ts';
import { takePlace } from '../api/rooms.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Name } from '../controls/name.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { seats } from '../seat/browser-keep.ts';
import { NicknameField } from '../seat/nickname-field.tsx';
import { keepNickname, lastNickname } from '../seat/nickname.ts';
import { Carpet } from './carpet.tsx';
import css from './door-page.module.css';
import { RoomCode } from './room-code.tsx';
import { RoomTop } from './room-top.tsx';
import { SeatLost } from './seat-lost.tsx';
import { hostOf } from './standing.ts';
import { draw, say } from '../i18n/shell.ts';

interface DoorPageProps {
  readonly room: RoomView;
  /** Of a place had here before, to come back to it. */
  readonly secret: string | null;
  readonly onWatch: () => void;
  /** They had a place while this page was open. */
  readonly wasSeated: boolean;
}

/** Somebody opened the link: take a seat by a name, or just watch. */
export function DoorPage({ room, secret, onWatch, wasSeated }: DoorPageProps) {
  const [name, setName] = useState(lastNickname);
  const attempt = useRef(newAttempt());
  const taking = useTask(() => takePlace(room.code, { name, attempt: attempt.current, secret }));
  const [isSeated, setSeated] = useState(false);
  usePageTitle(say('roomOf', { code: room.code }));

  async function sitDown() {
    keepNickname(name);
    const answer = await taking.run(null);
    if (!answer?.ok) return;
    setSeated(true);
    seats.keep(room.code, answer.body);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void sitDown();
  }

  return (
    <div className={css.page}>
      <div className={css.top}>
        <RoomTop room={{ ...room, spectators: 0 }} place={null} />
      </div>
      <main className={`framed ${css.door}`}>
        <div className={`framed-band ${css.band}`} />
        <form className={css.inside} onSubmit={submit}>
          <p className={css.kick}>{draw('roomOf', { code: <RoomCode code={room.code} /> })}</p>
          <PageHeading>{say('takeSeat')}</PageHeading>
          <Invitation room={room} />
          <SeatLost room={room} wasHere={wasSeated} />
          <NicknameField
            value={name}
            onChange={setName}
            enterKeyHint="go"
            trouble={taking.trouble === null ? null : sentenceFor(taking.trouble)}
          />
          <div className={css.ways}>
            <Button tone="go" onPress={() => void sitDown()}>
              {taking.isBusy || isSeated ? say('sittingDown') : say('sitDown')}
            </Button>
            <Button tone="plain" onPress={onWatch}>
              {say('justWatch')}
            </Button>
          </div>
        </form>
      </main>
      <div className={css.carpet}>
        <Carpet title={say('aroundCarpet')} places={room.places} you={null} hint={hintAt(room)} />
      </div>
    </div>
  );
}

function hintAt({ status }: RoomView): string {
  switch (status) {
    case 'waiting':
      return say('door.noAccount');
    case 'playing':
      return say('door.botGivesWay');
    case 'finished':
      return say('door.afterGame');
  }
}

function Invitation({ room }: { readonly room: RoomView }) {
  const host = hostOf(room);
  if (host === null) return <p className={css.words}>{say('door.invitation')}</p>;
  return (
    <p className={css.words}>
      {draw('door.invites', {
        host: (
          <span className={css.host}>
            <Name>{host.name}</Name>
          </span>
        ),
      })}
    </p>
  );
}
