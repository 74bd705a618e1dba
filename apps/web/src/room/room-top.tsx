import type { RoomView } from '@spice-road/protocol';
import { useState, type ReactNode } from 'react';
import type { OwnPlace } from '../api/rooms.ts';
import { Brand } from '../app/brand.tsx';
import { HowToPlay } from '../help/how-to-play.tsx';
import { ChatButton } from '../chat/chat-button.tsx';
import { IconButton } from '../pieces/button.tsx';
import { Icon } from '../pieces/icon.tsx';
import { ContinueElsewhere } from '../seat/continue-elsewhere.tsx';
import { useOffer } from '../seat/use-offer.ts';
import { RoomMenu } from './room-menu.tsx';
import css from './room-top.module.css';
import { say } from '../i18n/shell.ts';

interface RoomTopProps {
  readonly room: Pick<RoomView, 'spectators' | 'link' | 'expiresAt'>;
  /** Null for those without a seat. */
  readonly place: OwnPlace | null;
  readonly children?: ReactNode;
}

/** The bar over a room's pages. */
export function RoomTop({ room, place, children }: RoomTopProps) {
  const { spectators: watching, link, expiresAt } = room;
  const [open, setOpen] = useState<'none' | 'help' | 'menu'>('none');
  const { offer, ask, end } = useOffer(place);
  const close = () => {
    setOpen('none');
  };
  const continueElsewhere = () => {
    close();
    ask();
  };
  return (
    <header className={css.top}>
      <Brand />
      <span className={css.tools}>
        {children}
        {watching > 0 ? (
          <span className={css.watching}>
            <Icon name="eye" />
            <span>{say('watching', { count: watching })}</span>
          </span>
        ) : null}
        <ChatButton />
        <IconButton
          icon="help"
          name={say('howToPlay')}
          onPress={() => {
            setOpen('help');
          }}
        />
        <IconButton
          icon="menu"
          name={say('menu')}
          onPress={() => {
            setOpen('menu');
          }}
        />
      </span>
      {open === 'help' ? <HowToPlay onClose={close} /> : null}
      {open === 'menu' ? (
        <RoomMenu expiresAt={expiresAt} onClose={close} onContinue={place === null ? null : continueElsewhere} />
      ) : null}
      {offer === null ? null : <ContinueElsewhere offer={offer} roomLink={link} onAskAgain={ask} onClose={end} />}
    </header>
  );
}
