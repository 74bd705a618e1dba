import { useState } from 'react';
import { loadSoloPage } from '../app/load-solo-page.ts';
import { navigate } from '../app/navigation.ts';
import { say } from '../i18n/shell.ts';
import { Button } from '../pieces/button.tsx';
import { shelf } from '../solo/browser-shelf.ts';
import css from './solo-entry.module.css';

/** The third way in, for whoever is alone or around one device; and back to the game begun last. */
export function SoloEntry() {
  const [unfinished] = useState(() => shelf.covers().find(({ isOver }) => !isOver) ?? null);

  return (
    <div className={css.ways}>
      {unfinished === null ? null : (
        <Button tone="plain" onPress={() => go(unfinished.id)}>
          {say('home.goOn')}
        </Button>
      )}
      <Button tone="plain" icon="bot" onPress={() => go(null)}>
        {say('home.bots')}
      </Button>
    </div>
  );
}

function go(id: string | null): void {
  void loadSoloPage().catch(() => null);
  navigate({ page: 'solo', id });
}
