import type { RoomView } from '@spice-road/protocol';
import { callOff, leave, type OwnPlace } from '../api/rooms.ts';
import { navigate } from '../app/navigation.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { ownPlace, playsAlone } from '../room/standing.ts';
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
  const ending = useTask(callOff);
  const trouble = leaving.trouble ?? ending.trouble;
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

  async function endIt() {
    if (place === null) return;
    const answer = await ending.run(place);
    if (answer?.ok) onClose();
  }

  return (
    <Dialog title={place === null ? say('leave.watching') : say('leave.game')} onClose={onClose}>
      <p>{isMidway ? say(playsAlone(room) ? 'leave.bots' : 'leave.midway') : say('leave.words')}</p>
      {trouble === null ? null : <p role="alert">{sentenceFor(trouble)}</p>}
      {isMidway && ownPlace(room)?.isHost === true && playsAlone(room) ? (
        <Button tone="plain" onPress={() => void endIt()}>
          {say('callOff')}
        </Button>
      ) : null}
      <Button tone="plain" onPress={() => void goAway()}>
        {place === null ? say('toHome') : say('leave')}
      </Button>
      <Button tone="go" onPress={onClose}>
        {say('stay')}
      </Button>
    </Dialog>
  );
}
