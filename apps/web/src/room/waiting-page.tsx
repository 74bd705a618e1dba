import { FEWEST_PLAYERS, MOST_PLACES, type PlaceView, type RoomView } from '@spice-road/protocol';
import { useState } from 'react';
import { leave, startMatch, type OwnPlace } from '../api/rooms.ts';
import { navigate } from '../app/navigation.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { sentenceFor } from '../app/sentences.ts';
import { useTask } from '../controls/use-task.ts';
import { useOptionChanges } from './use-option-changes.ts';
import { Button } from '../pieces/button.tsx';
import { Carpet } from './carpet.tsx';
import { Invite } from './invite.tsx';
import { KeptUntil } from './kept-until.tsx';
import { Options } from './options.tsx';
import { Rename } from './rename.tsx';
import { RoomTop } from './room-top.tsx';
import { SeatLost } from './seat-lost.tsx';
import { SendAway } from './send-away.tsx';
import { hasFreePlace, hostOf } from './standing.ts';
import { StorageNote } from './storage-note.tsx';
import css from './waiting-page.module.css';
import { say } from '../i18n/shell.ts';

interface WaitingPageProps {
  readonly room: RoomView;
  /** Null for a spectator. */
  readonly me: PlaceView | null;
  readonly secret: string | null;
  readonly onAskForSeat: () => void;
  /** After a match: back to its result. */
  readonly onBack?: () => void;
  /** They had a place while this page was open. */
  readonly wasSeated?: boolean;
}

/** People gather around the carpet until the host starts. */
export function WaitingPage({ room, me, secret, onAskForSeat, onBack, wasSeated = false }: WaitingPageProps) {
  usePageTitle(say('roomOf', { code: room.code }));
  const place = me === null || secret === null ? null : { code: room.code, secret };
  const host = me?.isHost === true ? place : null;
  const changes = useOptionChanges(host);
  const [sentAway, setSentAway] = useState<number | null>(null);
  const toSendAway = room.places.find(({ id }) => id === sentAway);
  return (
    <div className={css.page}>
      <div className={css.top}>
        <RoomTop room={room} place={place} />
      </div>
      <div className={css.invite}>
        <Invite code={room.code} link={room.link} />
      </div>
      <main className={css.carpet}>
        <PageHeading isHidden>{say('roomOf', { code: room.code })}</PageHeading>
        <Carpet
          title={say('aroundCarpet')}
          places={room.places}
          you={room.you}
          own={me === null || place === null ? null : <Rename place={place} name={me.name} />}
          host={host}
          onSendAway={host === null ? null : ({ id }) => setSentAway(id)}
          hint={say('waiting.hint')}
        />
      </main>
      <aside className={css.options}>
        <Options room={room} changes={host === null ? null : changes} />
        <div className={css.kept}>
          <KeptUntil expiresAt={room.expiresAt} />
        </div>
        <StorageNote />
        <SeatLost room={room} wasHere={wasSeated} />
      </aside>
      <footer className={css.foot}>
        {place === null ? (
          <WatcherFoot room={room} onAskForSeat={onAskForSeat} />
        ) : (
          <SeatedFoot
            room={room}
            place={place}
            isHost={host !== null}
            settled={changes.settled}
            {...(onBack === undefined ? {} : { onBack })}
          />
        )}
      </footer>
      {host === null || toSendAway === undefined ? null : (
        <SendAway key={toSendAway.id} host={host} place={toSendAway} onClose={() => setSentAway(null)} />
      )}
    </div>
  );
}

interface SeatedFootProps {
  readonly room: RoomView;
  readonly place: OwnPlace;
  readonly isHost: boolean;
  /** Resolves when the options are as they were last set, or says that they could not be. */
  readonly settled: () => Promise<boolean>;
  readonly onBack?: () => void;
}

function SeatedFoot({ room, place, isHost, settled, onBack }: SeatedFootProps) {
  const starting = useTask(startMatch);
  const leaving = useTask(leave);
  const seated = room.places.length;
  const tooFew = seated < FEWEST_PLAYERS;
  const trouble = starting.trouble ?? leaving.trouble;

  // With the options that can be seen, also when one is still on its way.
  async function start() {
    if (await settled()) await starting.run(place);
  }

  async function goAway() {
    const answer = await leaving.run(place);
    if (answer?.ok) navigate({ page: 'home' });
  }

  return (
    <>
      <p aria-live="polite">
        <b>{say('seated', { seated, of: MOST_PLACES })}</b>
        {trouble === null ? (
          <span>{readiness(room, { isHost })}</span>
        ) : (
          <span role="alert">{sentenceFor(trouble)}</span>
        )}
      </p>
      {onBack === undefined ? null : (
        <Button tone="plain" onPress={onBack}>
          {say('result')}
        </Button>
      )}
      <Button tone="plain" onPress={() => void goAway()}>
        {say('leave')}
      </Button>
      {isHost ? (
        <span className={css.big}>
          <Button tone="go" refusal={tooFew ? say('tooFew') : null} onPress={() => void start()}>
            {starting.isBusy ? say('starting') : startLabel(room)}
          </Button>
        </span>
      ) : null}
    </>
  );
}

function startLabel({ match, places }: RoomView): string {
  if (places.length < FEWEST_PLAYERS) return say('start');
  return match === null ? say('startWith', { count: places.length }) : say('againWith', { count: places.length });
}

function WatcherFoot({ room, onAskForSeat }: Pick<WaitingPageProps, 'room' | 'onAskForSeat'>) {
  const isFree = hasFreePlace(room);
  return (
    <>
      <p aria-live="polite">
        <b>{say('youWatch')}</b>
        <span>{isFree ? say('watch.free') : say('watch.full')}</span>
      </p>
      {isFree ? (
        <span className={css.big}>
          <Button tone="go" onPress={onAskForSeat}>
            {say('takeSeat')}
          </Button>
        </span>
      ) : null}
    </>
  );
}

/** What is still missing, or whom one waits for. */
function readiness(room: RoomView, { isHost }: Pick<SeatedFootProps, 'isHost'>): string {
  if (room.places.length < FEWEST_PLAYERS) return say('ready.sendLink');
  const away = room.places.filter(({ presence }) => presence === 'away');
  if (away.length === 1) return say('ready.oneAway', { name: away[0]?.name ?? '' });
  if (away.length > 1) return say('ready.away', { count: away.length });
  if (isHost) return say('ready.start');
  const host = hostOf(room);
  return host === null ? say('ready.noHost') : say('ready.host', { name: host.name });
}
