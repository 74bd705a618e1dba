import { useEffect, useState } from 'react';
import { MessagePage } from '../app/message-page.tsx';
import { HomeLink } from '../app/home-link.tsx';
import { Link } from '../app/link.tsx';
import { say } from '../i18n/solo.ts';
import { catchUp } from '../i18n/spoken.ts';
import { parseSave } from './save.ts';
import { SetupPage } from './setup-page.tsx';
import { sharedThinker } from './shared-thinker.ts';
import { shelf } from './browser-shelf.ts';
import type { Sitting } from './sitting.ts';
import { SoloGamePage } from './solo-game-page.tsx';
import css from './solo-page.module.css';

/** Games that need no server: where they begin, and each at its own address. */
export function SoloPage({ id }: { readonly id: string | null }) {
  useEffect(() => {
    // Before anything is asked of it: later there may be no connection.
    sharedThinker();
    void Promise.all([import('../help/book.tsx'), import('../coach/coach.tsx')])
      .then(catchUp)
      .catch(() => null);
  }, []);
  return id === null ? <SetupPage /> : <SavedGame key={id} id={id} />;
}

type Opened =
  | { readonly kind: 'here'; readonly sitting: Sitting }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreadable' };

function SavedGame({ id }: { readonly id: string }) {
  const [opened] = useState(() => open(id));
  const { kind } = opened;
  useEffect(() => {
    if (kind === 'unreadable') shelf.setAside(id);
  }, [kind, id]);
  switch (opened.kind) {
    case 'here':
      return <SoloGamePage begun={opened.sitting} />;
    case 'unreadable':
    case 'unknown':
      return (
        <MessagePage title={say(`${opened.kind}.title`)}>
          <p>{say(`${opened.kind}.words`)}</p>
          <Link to={{ page: 'solo', id: null }} className={css.link}>
            {say('newGame')}
          </Link>
          <HomeLink />
        </MessagePage>
      );
  }
}

function open(id: string): Opened {
  const text = shelf.read(id);
  if (text === null) return { kind: 'unknown' };
  const sitting = parseSave(text);
  return sitting === null || sitting.game.id !== id ? { kind: 'unreadable' } : { kind: 'here', sitting };
}
