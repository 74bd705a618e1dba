import { FEWEST_PLAYERS, type RoomView } from '@spice-road/protocol';
import { leave, startMatch, type OwnPlace } from '../api/rooms.ts';
import { navigate } from '../app/navigation.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Name } from '../controls/name.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { hostOf, ownPlace } from '../room/standing.ts';
import css from './result-foot.module.css';
import { draw, say } from '../i18n/shell.ts';

interface ResultFootProps {
  readonly room: RoomView;
  /** Null for a spectator. */
  readonly place: OwnPlace | null;
  readonly onShowTable: () => void;
  readonly onShowRoom: () => void;
}

/** How it goes on: again, in the same room. */
export function ResultFoot({ room, place, onShowTable, onShowRoom }: ResultFootProps) {
  const leaving = useTask(leave);
  const isHost = ownPlace(room)?.isHost === true;

  async function goAway() {
    const answer = place === null ? null : await leaving.run(place);
    if (place === null || answer?.ok) navigate({ page: 'home' });
  }

  return (
    <div className={css.foot}>
      {isHost ? null : <Waiting room={room} />}
      {leaving.trouble === null ? null : <p role="alert">{sentenceFor(leaving.trouble)}</p>}
      <Button tone="plain" onPress={() => void goAway()}>
        {place === null ? say('home') : say('leave')}
      </Button>
      <Button tone="plain" onPress={onShowRoom}>
        {say('room')}
      </Button>
      <Button tone="plain" onPress={onShowTable}>
        {say('table')}
      </Button>
      {isHost && place !== null ? <Again room={room} place={place} /> : null}
    </div>
  );
}

function Waiting({ room }: { readonly room: RoomView }) {
  const host = hostOf(room);
  return (
    <p className={css.waiting}>
      {draw('again.waiting', {
        host: (
          <b>
            <Name>{host?.name ?? say('theHost')}</Name>
          </b>
        ),
      })}
    </p>
  );
}

function Again({ room, place }: { readonly room: RoomView; readonly place: OwnPlace }) {
  const starting = useTask(startMatch);
  const seated = room.places.length;
  // The last table comes a moment before the room says that the match is over.
  const isReady = room.status === 'finished';
  const refusal = seated < FEWEST_PLAYERS ? say('again.alone') : null;
  return (
    <>
      {starting.trouble === null && refusal === null ? null : (
        <p className={css.waiting} role="alert">
          {starting.trouble === null ? refusal : sentenceFor(starting.trouble)}
        </p>
      )}
      <span className={css.again}>
        <Button tone="go" refusal={isReady ? refusal : say('again.writing')} onPress={() => void starting.run(place)}>
          {starting.isBusy ? say('starting') : say('playAgain')}
        </Button>
      </span>
    </>
  );
}
