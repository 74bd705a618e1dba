import type { PlaceView } from '@spice-road/protocol';
import { useState } from 'react';
import { freePlace, removePlace, type OwnPlace } from '../api/rooms.ts';
import { sentenceFor } from '../app/sentences.ts';
import { Dialog } from '../controls/dialog.tsx';
import { useTask } from '../controls/use-task.ts';
import { isolated } from '../i18n/isolated.ts';
import { say } from '../i18n/shell.ts';
import { Button } from '../pieces/button.tsx';

interface SendAwayProps {
  /** Of the host, who alone may. */
  readonly host: OwnPlace;
  readonly place: PlaceView;
  readonly onClose: () => void;
}

/** Asks the host once more. Who is here is removed for good; the seat of who is away becomes free for others. */
export function SendAway({ host, place, onClose }: SendAwayProps) {
  // Chosen when it opens: what is asked must not change under the finger.
  const [kind] = useState<'remove' | 'free'>(place.presence === 'away' ? 'free' : 'remove');
  const sending = useTask(kind === 'free' ? freePlace : removePlace);
  const name = isolated(place.name);

  async function sendAway() {
    const answer = await sending.run({ ...host, id: place.id });
    if (answer?.ok) onClose();
  }

  return (
    <Dialog title={say(`${kind}.title`, { name })} onClose={onClose}>
      <p>{say(`${kind}.words`)}</p>
      {sending.trouble === null ? null : <p role="alert">{sentenceFor(sending.trouble)}</p>}
      <Button tone="plain" onPress={() => void sendAway()}>
        {say(`${kind}.yes`)}
      </Button>
      <Button tone="go" onPress={onClose}>
        {say(`${kind}.no`)}
      </Button>
    </Dialog>
  );
}
