import type { RoomView } from '@spice-road/protocol';
import { useRef } from 'react';
import { newAttempt } from '../api/attempt.ts';
import { takePlace } from '../api/rooms.ts';
import { HomeLink } from '../app/home-link.tsx';
import { MessagePage } from '../app/message-page.tsx';
import { sentenceFor } from '../app/sentences.ts';
import { useTask } from '../controls/use-task.ts';
import { Button } from '../pieces/button.tsx';
import { seats } from '../seat/browser-keep.ts';

interface KeptSeatPageProps {
  readonly room: RoomView;
  readonly secret: string | null;
  readonly onWatch: () => void;
}

/** After leaving in the middle of a match. */
export function KeptSeatPage({ room, secret, onWatch }: KeptSeatPageProps) {
  const attempt = useRef(newAttempt());
  const returning = useTask(() => takePlace(room.code, { name: '', attempt: attempt.current, secret }));

  async function comeBack() {
    const answer = await returning.run(null);
    if (answer?.ok) seats.keep(room.code, answer.body);
  }

  return (
    <MessagePage title="Your seat is kept">
      <p>You have left the game. As long as it lasts nobody else gets your seat: come back whenever you like.</p>
      <Button tone="go" onPress={() => void comeBack()}>
        Come back
      </Button>
      <Button tone="plain" onPress={onWatch}>
        Just watch
      </Button>
      {returning.trouble === null ? null : <p role="alert">{sentenceFor(returning.trouble)}</p>}
      <HomeLink />
    </MessagePage>
  );
}
