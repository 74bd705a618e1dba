import { useState, type ReactNode } from 'react';
import type { Place } from '../api/rooms.ts';
import { Brand } from '../app/brand.tsx';
import { HowToPlay } from '../help/how-to-play.tsx';
import { IconButton } from '../pieces/button.tsx';
import { Icon } from '../pieces/icon.tsx';
import { ContinueElsewhere } from '../seat/continue-elsewhere.tsx';
import { RoomMenu } from './room-menu.tsx';
import css from './room-top.module.css';

interface RoomTopProps {
  readonly watching: number;
  readonly link: string;
  /** Null for those without a seat. */
  readonly place: Place | null;
  readonly children?: ReactNode;
}

/** The bar over a room's pages. */
export function RoomTop({ watching, link, place, children }: RoomTopProps) {
  const [open, setOpen] = useState<'none' | 'help' | 'menu' | 'continue'>('none');
  const close = () => {
    setOpen('none');
  };
  return (
    <header className={css.top}>
      <Brand />
      <span className={css.tools}>
        {children}
        {watching > 0 ? (
          <span className={css.watching}>
            <Icon name="eye" />
            <span>{watching} watching</span>
          </span>
        ) : null}
        <IconButton
          icon="help"
          name="How to play"
          onPress={() => {
            setOpen('help');
          }}
        />
        <IconButton
          icon="menu"
          name="Menu"
          onPress={() => {
            setOpen('menu');
          }}
        />
      </span>
      {open === 'help' ? <HowToPlay onClose={close} /> : null}
      {open === 'menu' ? (
        <RoomMenu
          onClose={close}
          {...(place === null
            ? {}
            : {
                onContinue: () => {
                  setOpen('continue');
                },
              })}
        />
      ) : null}
      {open === 'continue' && place !== null ? <ContinueElsewhere place={place} roomLink={link} onClose={close} /> : null}
    </header>
  );
}
