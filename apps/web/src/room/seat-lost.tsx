import type { RoomView } from '@spice-road/protocol';
import { useState } from 'react';
import { say } from '../i18n/shell.ts';
import { seats } from '../seat/browser-keep.ts';
import { Button } from '../pieces/button.tsx';
import css from './seat-lost.module.css';

/** Says kindly, until that is read, that one's place in the room has been given up. */
export function SeatLost({ room, wasHere }: { readonly room: RoomView; readonly wasHere: boolean }) {
  const [isRead, setRead] = useState(false);
  if (room.isSecretVoid !== true || isRead) return null;
  return (
    <div className={css.note}>
      <p role="alert">{wasHere ? say('seatLost.now') : say('seatLost.before')}</p>
      <Button
        tone="plain"
        onPress={() => {
          setRead(true);
          seats.forget(room.code);
        }}
      >
        {say('ok')}
      </Button>
    </div>
  );
}
