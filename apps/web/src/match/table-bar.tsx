import type { RoomView } from '@spice-road/protocol';
import { useState } from 'react';
import { callOff, type Place } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { deserters, hasFreePlace, hostOf, ownPlace } from '../room/standing.ts';
import { isolated, listInWords } from '../story/words.ts';
import css from './table-bar.module.css';

interface TableBarProps {
  readonly room: RoomView;
  readonly isOver: boolean;
  readonly place: Place | null;
  /** They opened the link to play and came too late. */
  readonly cameTooLate: boolean;
  readonly hasLeft: boolean;
  readonly onComeBack: () => void;
  readonly onShowResult: () => void;
}

/** One sentence over the table about what the room has to say, if it has. */
export function TableBar(props: TableBarProps) {
  const { room, isOver, place, cameTooLate, hasLeft, onComeBack, onShowResult } = props;
  const [isDismissed, setDismissed] = useState(false);
  const gone = deserters(room);
  if (isOver) {
    return (
      <div className={css.bar}>
        <p>The game is over.</p>
        <Button tone="go" onPress={onShowResult}>
          To the result
        </Button>
      </div>
    );
  }
  if (hasLeft) {
    return (
      <div className={css.bar}>
        <p>You have left and are watching. Your seat is kept.</p>
        <Button tone="go" onPress={onComeBack}>
          Come back
        </Button>
      </div>
    );
  }
  if (gone.length > 0) return <Deserted room={room} names={gone.map(({ name }) => isolated(name))} place={place} />;
  if (!cameTooLate || isDismissed) return null;
  return (
    <div className={css.bar}>
      <p>{hasFreePlace(room) ? TOO_LATE : TOO_MANY}</p>
      <Button
        tone="quiet"
        onPress={() => {
          setDismissed(true);
        }}
      >
        OK
      </Button>
    </div>
  );
}

const TOO_LATE = 'The game is already on, so you are watching. After it you can take a seat.';
const TOO_MANY = 'All five seats are taken, so you are watching.';

interface DesertedProps {
  readonly room: RoomView;
  readonly names: readonly string[];
  readonly place: Place | null;
}

function Deserted({ room, names, place }: DesertedProps) {
  const callingOff = useTask(callOff);
  const isHost = ownPlace(room)?.isHost === true;
  const have = names.length === 1 ? 'has' : 'have';
  const seats = names.length === 1 ? 'The seat is kept.' : 'Their seats are kept.';
  const host = hostOf(room);
  return (
    <div className={css.bar} role="status">
      <p>
        <span>
          {listInWords(names)} {have} left. {seats}
        </span>
        {isHost || host === null ? null : <span> {isolated(host.name)} may call the game off.</span>}
        {callingOff.trouble === null ? null : <span> {sentenceFor(callingOff.trouble)}</span>}
      </p>
      {isHost && place !== null ? (
        <Button tone="plain" onPress={() => void callingOff.run(place)}>
          Call the game off
        </Button>
      ) : null}
    </div>
  );
}
