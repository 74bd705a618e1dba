import { useState } from 'react';
import { navigate } from '../app/navigation.ts';
import { Button } from '../pieces/button.tsx';
import { say } from '../i18n/solo.ts';
import css from './saved-games.module.css';
import { shelf } from './browser-shelf.ts';
import type { Cover } from './shelf.ts';

/** What this browser has kept, newest first. */
export function SavedGames() {
  const [covers, setCovers] = useState(shelf.covers);
  if (covers.length === 0) return null;
  return (
    <section className={css.games} aria-labelledby="saved-games">
      <h2 id="saved-games">{say('savedGames')}</h2>
      <ul>
        {covers.map((cover) => (
          <li key={cover.id}>
            <span>{titleOf(cover)}</span>
            <Button
              tone="quiet"
              name={say('discardOf', { game: titleOf(cover) })}
              onPress={() => {
                shelf.remove(cover.id);
                setCovers(shelf.covers());
              }}
            >
              {say('discard')}
            </Button>
            <Button
              tone="plain"
              name={say('goOnWith', { game: titleOf(cover) })}
              onPress={() => navigate({ page: 'solo', id: cover.id })}
            >
              {say('goOn')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf({ isOver, round, playerCount }: Cover): string {
  const players = say('forPlayers', { count: playerCount });
  return isOver ? say('savedOver', { players }) : say('savedRound', { players, count: round });
}
