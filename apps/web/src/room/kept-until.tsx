import type { RoomView } from '@spice-road/protocol';
import { dayInWords } from '../i18n/dates.ts';
import { say } from '../i18n/shell.ts';
import css from './kept-until.module.css';

/** The day on which the room goes if nobody does anything in it. */
export function KeptUntil({ expiresAt }: Pick<RoomView, 'expiresAt'>) {
  if (expiresAt === undefined) return null;
  return <p className={css.kept}>{say('keptUntil', { day: dayInWords(new Date(expiresAt)) })}</p>;
}
