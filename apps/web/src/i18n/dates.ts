import { customsOf } from './languages.ts';
import { say } from './shell.ts';
import { spokenLanguage } from './spoken.ts';

/**
 * "30 December", in the visitor's time zone; with the year when it is another one. Written by hand: the first picture of a
 * room has a date, and the first use of `Intl` would keep it waiting for tens of milliseconds.
 */
export function dayInWords(day: Date, now = new Date()): string {
  const date = say('date', { count: day.getMonth() + 1, day: day.getDate() });
  const year = day.getFullYear();
  return year === now.getFullYear() ? date : say('date.ofYear', { date, year: String(year) });
}

/** The time, or the day when it was another one. */
export function momentInWords(moment: Date, now = new Date()): string {
  return moment.toDateString() === now.toDateString()
    ? inWords(moment, { hour: '2-digit', minute: '2-digit' })
    : inWords(moment, { day: 'numeric', month: 'short' });
}

function inWords(date: Date, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(customsOf(spokenLanguage()), parts).format(date);
}
