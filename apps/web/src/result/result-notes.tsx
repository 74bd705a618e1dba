import type { RoomView } from '@spice-road/protocol';
import type { View } from '@spice-road/rules';
import { FairNote } from '../fairness/fair-note.tsx';
import { KeptUntil } from '../room/kept-until.tsx';
import css from './result-notes.module.css';

interface ResultNotesProps {
  readonly room: RoomView;
  readonly view: View;
}

/** What is worth knowing besides who won: that chance was fair, and how long the room is kept. */
export function ResultNotes({ room, view }: ResultNotesProps) {
  return (
    <div className={css.notes}>
      {room.match === null ? null : <FairNote match={room.match} view={view} />}
      <KeptUntil expiresAt={room.expiresAt} />
    </div>
  );
}
