import type { ChatLine, RoomView } from '@spice-road/protocol';
import { useState, type ReactNode } from 'react';
import { ownPlace } from '../room/standing.ts';
import { keep } from '../seat/browser-keep.ts';
import { ChatContext } from './chat.ts';
import { keepDraftLine } from './draft-line.ts';
import { heardIn, keepHeard } from './heard.ts';

interface ChatRoomProps {
  readonly room: RoomView;
  readonly secret: string | null;
  /** Null before the first were heard. */
  readonly lines: readonly ChatLine[] | null;
  readonly isLost: boolean;
  readonly children: ReactNode;
}

const NONE: readonly ChatLine[] = [];

/** Gives whatever page of the room is shown its chat. */
export function ChatRoom({ room, secret, lines, isLost, children }: ChatRoomProps) {
  const { code, you } = room;
  const [heard, setHeard] = useState(() => heardIn(keep, code));
  const [opened, setOpened] = useState<number | null>(null);
  const [draft] = useState(keepDraftLine);
  const last = lines?.at(-1)?.number ?? 0;
  if (lines !== null && opened === null) setOpened(last);

  const me = ownPlace(room);
  const place = me === null || secret === null || me.presence === 'left' ? null : { code, secret };
  const ofOthers = (lines ?? NONE).filter((line) => line.place === null || line.place !== you);
  const latest = ofOthers.findLast(({ number }) => opened !== null && number > opened) ?? null;
  return (
    <ChatContext
      value={{
        lines: lines ?? NONE,
        you,
        place,
        isLost,
        unread: ofOthers.filter(({ number }) => number > heard).length,
        latest,
        draft,
        markHeard: () => {
          if (last <= heard) return;
          setHeard(last);
          keepHeard(keep, code, last);
        },
      }}
    >
      {children}
    </ChatContext>
  );
}
