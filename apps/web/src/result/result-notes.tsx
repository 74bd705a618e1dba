import type { RoomView } from '@spice-road/protocol';
import type { View } from '@spice-road/rules';
import { Button } from '../pieces/button.tsx';
import { say } from '../i18n/table.ts';
import { FairNote } from '../fairness/fair-note.tsx';
import { KeptUntil } from '../room/kept-until.tsx';
import css from './result-notes.module.css';

interface ResultNotesProps {
  readonly room: RoomView;
  readonly view: View;
  readonly onLookBack: () => void;
}

/** What is worth knowing besides who won: that chance was fair, and how long the room is kept. */
export function ResultNotes({ room, view, onLookBack }: ResultNotesProps) {
  return (
    <div className={css.notes}>
      {room.match === null ? null : <FairNote match={room.match} view={view} />}
      {room.match === null || view.you === null ? null : (
        <Button tone="quiet" icon="lantern" onPress={onLookBack}>
          {say('lookBack')}
        </Button>
      )}
      <KeptUntil expiresAt={room.expiresAt} />
    </div>
  );
}
