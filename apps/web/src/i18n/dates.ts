import { customsOf } from './languages.ts';
import { spokenLanguage } from './spoken.ts';

/** "30 December", in the visitor's time zone; with the year when it is another one. */
export function dayInWords(day: Date, now = new Date()): string {
  const isThisYear = day.getFullYear() === now.getFullYear();
  return inWords(day, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) });
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
