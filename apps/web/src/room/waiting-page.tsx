import { FEWEST_PLAYERS, type PlaceView, type RoomView } from '@spice-road/protocol';
import { leave, startMatch, type Place } from '../api/rooms.ts';
import { navigate } from '../app/navigation.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { usePageTitle } from '../app/page-title.ts';
import { sentenceFor } from '../app/sentences.ts';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { Carpet } from './carpet.tsx';
import { Invite } from './invite.tsx';
import { Options } from './options.tsx';
import { Rename } from './rename.tsx';
import { RoomTop } from './room-top.tsx';
import { hasFreePlace, hostOf } from './standing.ts';
import { StorageNote } from './storage-note.tsx';
import css from './waiting-page.module.css';

interface WaitingPageProps {
  readonly room: RoomView;
  /** Null for a spectator. */
  readonly me: PlaceView | null;
  readonly secret: string | null;
  readonly onAskForSeat: () => void;
  /** After a match: back to its result. */
  readonly onBack?: () => void;
}

/** People gather around the carpet until the host starts. */
export function WaitingPage({ room, me, secret, onAskForSeat, onBack }: WaitingPageProps) {
  usePageTitle(`Room ${room.code}`);
  const place = me === null || secret === null ? null : { code: room.code, secret };
  const host = me?.isHost === true ? place : null;
  return (
    <div className={css.page}>
      <PageHeading isHidden>Room {room.code}</PageHeading>
      <div className={css.top}>
        <RoomTop watching={room.spectators} link={room.link} place={place} />
      </div>
      <div className={css.invite}>
        <Invite code={room.code} link={room.link} />
      </div>
      <main className={css.carpet}>
        <Carpet
          title="Around the carpet"
          places={room.places}
          you={room.you}
          own={me === null || place === null ? null : <Rename place={place} name={me.name} />}
          hint="Seats are dealt at random when the game starts."
        />
      </main>
      <div className={css.options}>
        <Options options={room.options} host={host} seated={room.places.length} />
        <StorageNote />
      </div>
      <footer className={css.foot}>
        {place === null ? (
          <WatcherFoot room={room} onAskForSeat={onAskForSeat} />
        ) : (
          <SeatedFoot room={room} place={place} isHost={host !== null} {...(onBack === undefined ? {} : { onBack })} />
        )}
      </footer>
    </div>
  );
}

interface SeatedFootProps {
  readonly room: RoomView;
  readonly place: Place;
  readonly isHost: boolean;
  readonly onBack?: () => void;
}

function SeatedFoot({ room, place, isHost, onBack }: SeatedFootProps) {
  const starting = useTask(startMatch);
  const leaving = useTask(leave);
  const seated = room.places.length;
  const tooFew = seated < FEWEST_PLAYERS;
  const trouble = starting.trouble ?? leaving.trouble;

  async function goAway() {
    const answer = await leaving.run(place);
    if (answer?.ok) navigate({ page: 'home' });
  }

  return (
    <>
      <p aria-live="polite">
        <b>{seated} of 5 seats</b>
        {trouble === null ? <span>{readiness(room, isHost)}</span> : <span role="alert">{sentenceFor(trouble)}</span>}
      </p>
      {onBack === undefined ? null : (
        <Button tone="plain" onPress={onBack}>
          Result
        </Button>
      )}
      <Button tone="plain" onPress={() => void goAway()}>
        Leave
      </Button>
      {isHost ? (
        <span className={css.big}>
          <Button
            tone="go"
            refusal={tooFew ? 'It takes at least two to play.' : null}
            onPress={() => void starting.run(place)}
          >
            {starting.isBusy ? 'Starting…' : startLabel(room)}
          </Button>
        </span>
      ) : null}
    </>
  );
}

function startLabel({ match, places }: RoomView): string {
  if (places.length < FEWEST_PLAYERS) return 'Start';
  return `${match === null ? 'Start' : 'Play again'} with ${places.length}`;
}

function WatcherFoot({ room, onAskForSeat }: Pick<WaitingPageProps, 'room' | 'onAskForSeat'>) {
  const isFree = hasFreePlace(room);
  return (
    <>
      <p aria-live="polite">
        <b>You are watching</b>
        <span>{isFree ? 'There is still a free seat.' : 'All five seats are taken.'}</span>
      </p>
      {isFree ? (
        <span className={css.big}>
          <Button tone="go" onPress={onAskForSeat}>
            Take a seat
          </Button>
        </span>
      ) : null}
    </>
  );
}

/** What is still missing, or whom one waits for. */
function readiness(room: RoomView, isHost: boolean): string {
  if (room.places.length < FEWEST_PLAYERS) return 'Send the link to a friend: it takes two.';
  const away = room.places.filter(({ presence }) => presence === 'away');
  if (away.length === 1) return `${away[0]?.name ?? ''} is away just now.`;
  if (away.length > 1) return `${away.length} of them are away just now.`;
  return isHost ? 'Everybody is here. Start when you like.' : `${hostOf(room)?.name ?? 'The host'} starts the game.`;
}
