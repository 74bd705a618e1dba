import { MOST_PLACES, type PlaceView } from '@spice-road/protocol';
import type { ReactNode } from 'react';
import { Name } from '../controls/name.tsx';
import { Button } from '../pieces/button.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import { Icon } from '../pieces/icon.tsx';
import css from './carpet.module.css';
import { emblemOf } from './emblem-of.ts';
import { say } from '../i18n/shell.ts';

interface CarpetProps {
  readonly title: string;
  readonly places: readonly PlaceView[];
  readonly you: number | null;
  /** What stands in your own row, at its end. */
  readonly own?: ReactNode;
  /** Makes the place of somebody who is away free; null for who may not. */
  readonly onFree?: ((place: PlaceView) => void) | null;
  readonly hint: string;
}

/** Who sits around the carpet, live. */
export function Carpet({ title, places, you, own = null, onFree = null, hint }: CarpetProps) {
  const free = MOST_PLACES - places.length;
  return (
    <section className={css.carpet} aria-labelledby="carpet-title">
      <h2 id="carpet-title">{title}</h2>
      <ol>
        {places.map((place) => (
          <li key={place.id} className={css.place} data-you={place.id === you} data-presence={place.presence}>
            <Emblem emblem={emblemOf(place.id)} faded={place.presence !== 'here'} />
            <div>
              <b>
                <Name>{place.name}</Name>
              </b>
              <span className={css.about}>{aboutPlace(place, you)}</span>
            </div>
            {place.id === you ? own : null}
            {place.id !== you && place.presence === 'away' && onFree !== null ? (
              <Button tone="quiet" name={say('place.makeFreeOf', { name: place.name })} onPress={() => onFree(place)}>
                {say('place.makeFree')}
              </Button>
            ) : null}
            {place.isHost && place.id !== you ? <Icon name="crown" className={css.crown} /> : null}
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          <li key={`free ${index}`} className={css.free}>
            <span className={css.hole} />
            <div>
              <b>{say('place.free')}</b>
              <span className={css.about}>{say('place.free.words')}</span>
            </div>
          </li>
        ))}
      </ol>
      <p className={css.hint}>{hint}</p>
    </section>
  );
}

function aboutPlace({ id, isHost, presence }: PlaceView, you: number | null): string {
  const where = id === you ? 'you' : presence;
  return isHost ? say(`place.${where}.host`) : say(`place.${where}`);
}
