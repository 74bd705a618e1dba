import type { PlaceView, RoomView } from '@spice-road/protocol';
import { useState } from 'react';
import { callOff, type Place } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { deserters, hasFreePlace, hostOf, ownPlace } from '../room/standing.ts';
import { useReturn } from '../room/use-return.ts';
import css from './table-bar.module.css';

interface TableBarProps {
  readonly room: RoomView;
  readonly isOver: boolean;
  readonly place: Place | null;
  /** They opened the link to play and came too late. */
  readonly cameTooLate: boolean;
  readonly hasLeft: boolean;
  /** They are back in their seat. */
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
  if (hasLeft) return <Returning room={room} place={place} onComeBack={onComeBack} />;
  if (gone.length > 0) return <Deserted room={room} gone={gone} place={place} />;
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

const YOU_LEFT = 'You have left and are watching. Your seat is kept.';
const TOO_LATE = 'The game is already on, so you are watching. After it you can take a seat.';
const TOO_MANY = 'All five seats are taken, so you are watching.';

function Returning({ room, place, onComeBack }: Pick<TableBarProps, 'room' | 'place' | 'onComeBack'>) {
  const returning = useReturn(room.code, place?.secret ?? null);
  async function comeBack() {
    const answer = await returning.run(null);
    if (answer?.ok) onComeBack();
  }
  return (
    <div className={css.bar}>
      <p>{returning.trouble === null ? YOU_LEFT : sentenceFor(returning.trouble)}</p>
      <Button tone="go" onPress={() => void comeBack()}>
        Come back
      </Button>
    </div>
  );
}

interface DesertedProps {
  readonly room: RoomView;
  readonly gone: readonly PlaceView[];
  readonly place: Place | null;
}

function Deserted({ room, gone, place }: DesertedProps) {
  const callingOff = useTask(callOff);
  const isHost = ownPlace(room)?.isHost === true;
  const host = hostOf(room);
  return (
    <div className={css.bar} role="status">
      <p>
        <Names of={gone} />
        <span>{gone.length === 1 ? ' has left. The seat is kept.' : ' have left. Their seats are kept.'}</span>
        {isHost || host === null ? null : (
          <>
            <span> </span>
            <bdi dir="auto">{host.name}</bdi>
            <span> may call the game off.</span>
          </>
        )}
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

/** "A, B and C", each kept from turning the others. */
function Names({ of }: { readonly of: readonly PlaceView[] }) {
  return of.map(({ id, name }, index) => (
    <span key={id}>
      {index === 0 ? null : <span>{index === of.length - 1 ? ' and ' : ', '}</span>}
      <bdi dir="auto">{name}</bdi>
    </span>
  ));
}
