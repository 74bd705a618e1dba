import type { PlaceView, RoomView } from '@spice-road/protocol';
import { useState } from 'react';
import { callOff, type OwnPlace } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { deserters, hasFreePlace, hostOf, longAway, ownPlace } from '../room/standing.ts';
import { useReturn } from '../room/use-return.ts';
import css from './table-bar.module.css';
import { draw, say } from '../i18n/shell.ts';
import { partsOfList } from '../i18n/spoken.ts';

interface TableBarProps {
  readonly room: RoomView;
  readonly isOver: boolean;
  readonly place: OwnPlace | null;
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
  const away = longAway(room);
  if (isOver) {
    return (
      <div className={css.bar}>
        <p>{say('bar.over')}</p>
        <Button tone="go" onPress={onShowResult}>
          {say('bar.toResult')}
        </Button>
      </div>
    );
  }
  if (hasLeft) return <Returning room={room} place={place} onComeBack={onComeBack} />;
  if (gone.length + away.length > 0) return <Deserted room={room} gone={gone} away={away} place={place} />;
  if (!cameTooLate || isDismissed) return null;
  return (
    <div className={css.bar}>
      <p>{hasFreePlace(room) ? say('bar.tooLate') : say('bar.full')}</p>
      <Button
        tone="quiet"
        onPress={() => {
          setDismissed(true);
        }}
      >
        {say('ok')}
      </Button>
    </div>
  );
}

function Returning({ room, place, onComeBack }: Pick<TableBarProps, 'room' | 'place' | 'onComeBack'>) {
  const returning = useReturn(room.code, place?.secret ?? null);
  async function comeBack() {
    const answer = await returning.run(null);
    if (answer?.ok) onComeBack();
  }
  return (
    <div className={css.bar}>
      <p>{returning.trouble === null ? say('bar.youLeft') : sentenceFor(returning.trouble)}</p>
      <Button tone="go" onPress={() => void comeBack()}>
        {say('comeBack')}
      </Button>
    </div>
  );
}

interface DesertedProps {
  readonly room: RoomView;
  readonly gone: readonly PlaceView[];
  /** Those who said nothing, but have not been seen for a while. */
  readonly away: readonly PlaceView[];
  readonly place: OwnPlace | null;
}

function Deserted({ room, gone, away, place }: DesertedProps) {
  const callingOff = useTask(callOff);
  const isHost = ownPlace(room)?.isHost === true;
  const host = hostOf(room);
  return (
    <div className={css.bar} role="status">
      <p>
        {gone.length === 0 ? null : draw('bar.left', { names: <Names of={gone} />, count: gone.length })}
        {away.length === 0 ? null : (
          <>
            {gone.length === 0 ? null : <span> </span>}
            {draw('bar.away', { names: <Names of={away} />, count: away.length })}
          </>
        )}
        {isHost || host === null || host.presence !== 'here' ? null : (
          <>
            <span> </span>
            {draw('bar.hostMay', { host: <bdi dir="auto">{host.name}</bdi> })}
          </>
        )}
        {callingOff.trouble === null ? null : <span> {sentenceFor(callingOff.trouble)}</span>}
      </p>
      {isHost && place !== null ? (
        <Button tone="plain" onPress={() => void callingOff.run(place)}>
          {say('callOff')}
        </Button>
      ) : null}
    </div>
  );
}

/** "A, B and C", each kept from turning the others. */
function Names({ of }: { readonly of: readonly PlaceView[] }) {
  return partsOfList(of.length).map((part, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- the names of a list have nothing but their order
    typeof part === 'string' ? (
      <span key={place}>{part}</span>
    ) : (
      <bdi key={place} dir="auto">
        {of[part]?.name}
      </bdi>
    ),
  );
}
