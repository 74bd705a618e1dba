import { MOST_PLACES, type RoomView } from '@spice-road/protocol';
import { useState } from 'react';
import type { OwnPlace } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Button } from '../pieces/button.tsx';
import { deserters, hasFreePlace, longAway, ownPlace } from '../room/standing.ts';
import { useReturn } from '../room/use-return.ts';
import { AbsentBar } from './absent-bar.tsx';
import css from './table-bar.module.css';
import { say } from '../i18n/shell.ts';

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
  if (gone.length + away.length > 0) return <AbsentBar room={room} gone={gone} away={away} place={place} />;
  const givesWay = room.you === null && hasFreePlace(room);
  if ((!cameTooLate && !givesWay) || isDismissed) return null;
  return (
    <div className={css.bar}>
      <p>{givesWay ? say('door.botGivesWay') : say(room.places.length < MOST_PLACES ? 'bar.tooLate' : 'bar.full')}</p>
      {givesWay ? (
        <Button tone="plain" onPress={onComeBack}>
          {say('takeSeat')}
        </Button>
      ) : null}
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
  const hasStandIn = ownPlace(room)?.standIn !== undefined;
  const returning = useReturn(room.code, place?.secret ?? null);
  async function comeBack() {
    const answer = await returning.run(null);
    if (answer?.ok) onComeBack();
  }
  return (
    <div className={css.bar}>
      <p>
        {returning.trouble === null
          ? say(hasStandIn ? 'bar.youLeft.bot' : 'bar.youLeft')
          : sentenceFor(returning.trouble)}
      </p>
      <Button tone="go" onPress={() => void comeBack()}>
        {say('comeBack')}
      </Button>
    </div>
  );
}
