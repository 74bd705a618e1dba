import { MOST_PLACES, type PlaceView } from '@spice-road/protocol';
import type { ReactNode } from 'react';
import type { OwnPlace } from '../api/rooms.ts';
import { Name } from '../controls/name.tsx';
import { Button } from '../pieces/button.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import { Icon } from '../pieces/icon.tsx';
import { AddBot } from './add-bot.tsx';
import { nameOfPlace } from './bot-names.ts';
import { BotSeat } from './bot-seat.tsx';
import css from './carpet.module.css';
import { emblemOf } from './emblem-of.ts';
import { say } from '../i18n/shell.ts';

interface CarpetProps {
  readonly title: string;
  readonly places: readonly PlaceView[];
  readonly you: number | null;
  /** What stands in your own row, at its end. */
  readonly own?: ReactNode;
  /** Asks whether somebody is to go; null for who may not. */
  readonly onSendAway?: ((place: PlaceView) => void) | null;
  /** Who seats bots; null for who may not. */
  readonly host?: OwnPlace | null;
  readonly hint: string;
}

/** Who sits around the carpet, live. */
export function Carpet({ title, places, you, own = null, onSendAway = null, host = null, hint }: CarpetProps) {
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
                <Name>{nameOfPlace(place)}</Name>
              </b>
              <span className={css.about}>
                {place.bot === undefined ? null : <Icon name="bot" className={css.bot} />}
                {aboutPlace(place, { you, isChosen: host !== null })}
              </span>
            </div>
            {place.id === you ? own : null}
            {place.bot !== undefined && host !== null ? <BotSeat host={host} place={place} /> : null}
            {place.id !== you && place.bot === undefined && onSendAway !== null ? (
              <SendAwayButton place={place} onPress={() => onSendAway(place)} />
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
            {host === null ? null : <AddBot host={host} places={places} />}
          </li>
        ))}
      </ol>
      <p className={css.hint}>{hint}</p>
    </section>
  );
}

function SendAwayButton({ place, onPress }: { readonly place: PlaceView; readonly onPress: () => void }) {
  const isAway = place.presence === 'away';
  const { name } = place;
  return (
    <Button tone="plain" name={say(isAway ? 'place.makeFreeOf' : 'place.removeOf', { name })} onPress={onPress}>
      {say(isAway ? 'place.makeFree' : 'place.remove')}
    </Button>
  );
}

interface Looking {
  readonly you: number | null;
  /** The level of a bot stands beside it, to be chosen. */
  readonly isChosen: boolean;
}

function aboutPlace({ id, isHost, presence, bot }: PlaceView, { you, isChosen }: Looking): string {
  if (bot !== undefined) return isChosen ? say('bot') : say('bot.ofLevel', { level: say(`level.${bot}`) });
  const where = id === you ? 'you' : presence;
  return isHost ? say(`place.${where}.host`) : say(`place.${where}`);
}
