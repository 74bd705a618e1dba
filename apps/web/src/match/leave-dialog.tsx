import type { RoomView } from '@spice-road/protocol';
import { leave, type Place } from '../api/rooms.ts';
import { navigate } from '../app/navigation.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';

interface LeaveDialogProps {
  readonly room: RoomView;
  /** Null for a spectator, whom nobody will miss. */
  readonly place: Place | null;
  readonly isOver: boolean;
  readonly onClose: () => void;
}

export function LeaveDialog({ room, place, isOver, onClose }: LeaveDialogProps) {
  const leaving = useTask(leave);
  const isMidway = place !== null && !isOver && room.status === 'playing';

  async function goAway() {
    if (place === null) {
      navigate({ page: 'home' });
      return;
    }
    const answer = await leaving.run(place);
    if (!answer?.ok) return;
    onClose();
    if (!isMidway) navigate({ page: 'home' });
  }

  return (
    <Dialog title={place === null ? 'Stop watching?' : 'Leave the game?'} onClose={onClose}>
      <p>
        {isMidway
          ? 'The others wait at your turn. Your seat is kept while the game lasts, so you can come back; the host may call the game off.'
          : 'You can come back by the same link.'}
      </p>
      {leaving.trouble === null ? null : <p role="alert">{sentenceFor(leaving.trouble)}</p>}
      <Button tone="plain" onPress={() => void goAway()}>
        {place === null ? 'To the home page' : 'Leave'}
      </Button>
      <Button tone="go" onPress={onClose}>
        Stay
      </Button>
    </Dialog>
  );
}
