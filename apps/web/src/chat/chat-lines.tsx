import type { ChatLine } from '@spice-road/protocol';
import { Emblem } from '../pieces/emblem.tsx';
import { Icon } from '../pieces/icon.tsx';
import { emblemOf } from '../room/emblem-of.ts';
import { momentInWords } from '../i18n/dates.ts';
import { say } from '../i18n/shell.ts';
import css from './chat-lines.module.css';

interface ChatLinesProps {
  readonly lines: readonly ChatLine[];
  readonly you: number | null;
}

/** Each line as plain text, with who said it. */
export function ChatLines({ lines, you }: ChatLinesProps) {
  return (
    <ol className={css.lines}>
      {lines.map(({ number, place, name, text, saidAt }) => {
        const isOwn = place !== null && place === you;
        return (
          <li key={number} className={css.line} data-own={isOwn}>
            {place === null ? <Icon name="user" className={css.gone} /> : <Emblem emblem={emblemOf(place)} />}
            <p className={css.said}>
              <b className={css.name}>{isOwn ? say('chat.you') : <bdi>{name}</bdi>}</b>{' '}
              <span className={css.text} dir="auto">
                {text}
              </span>
            </p>
            <time className={css.time} dateTime={saidAt}>
              {momentInWords(new Date(saidAt))}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
