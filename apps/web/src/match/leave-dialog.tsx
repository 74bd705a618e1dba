import type { RoomView } from '@spice-road/protocol';
import { leave, type OwnPlace } from '../api/rooms.ts';
import { navigate } from '../app/navigation.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { say } from '../i18n/shell.ts';

interface LeaveDialogProps {
  readonly room: RoomView;
  /** Null for a spectator, whom nobody will miss. */
  readonly place: OwnPlace | null;
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
    <Dialog title={place === null ? say('leave.watching') : say('leave.game')} onClose={onClose}>
      <p>{isMidway ? say('leave.midway') : say('leave.words')}</p>
      {leaving.trouble === null ? null : <p role="alert">{sentenceFor(leaving.trouble)}</p>}
      <Button tone="plain" onPress={() => void goAway()}>
        {place === null ? say('toHome') : say('leave')}
      </Button>
      <Button tone="go" onPress={onClose}>
        {say('stay')}
      </Button>
    </Dialog>
  );
}
