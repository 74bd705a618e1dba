import type { ReactNode } from 'react';
import { customsOf, type Language } from './languages.ts';
import { filled, formFor, type Given, type Messages, type Translation } from './message.ts';
import { drawn } from './drawn.tsx';

/** A part of the catalogue, loaded with what needs it. */
export interface Part<Source extends Messages> {
  readonly say: <Key extends keyof Source & string>(key: Key, ...given: Given<Source[Key], string | number>) => string;
  /** A message around pieces of the page; `<b>` in it stands out. */
  readonly draw: <Key extends keyof Source & string>(key: Key, ...given: Given<Source[Key], ReactNode>) => ReactNode;
}

/** Each made when it is first asked for: that costs a browser tens of milliseconds, and no first picture needs one. */
interface Customs {
  readonly lists: () => Intl.ListFormat;
  readonly numbers: () => Intl.NumberFormat;
  readonly plurals: () => Intl.PluralRules;
}

let language: Language = 'en';
let customs = customsIn('en');
const learners = new Set<(language: Language) => Promise<() => void>>();

export function spokenLanguage(): Language {
  return language;
}

/** English is there from the start; other languages come by `speak`. */
export function part<const Source extends Messages>(
  english: Source,
  chinese: () => Promise<Translation<Source>>,
): Part<Source> {
  let messages: Messages = english;
  learners.add(async (next) => {
    const learnt = await messagesIn(next, english, chinese);
    return () => {
      messages = learnt;
    };
  });
  const textOf = (key: string, count: unknown) =>
    formFor(messages[key] ?? key, count, (number) => customs.plurals().select(number));
  return {
    say: (key, ...[values = {}]) => {
      const given: Readonly<Record<string, string | number>> = values;
      return filled(textOf(key, given['count']), (name) => shown(given[name]));
    },
    draw: (key, ...[values = {}]) => {
      const given: Readonly<Record<string, ReactNode>> = values;
      return drawn(textOf(key, given['count']), (name) => {
        const value = given[name];
        return typeof value === 'number' ? numberInWords(value) : value;
      });
    },
  };
}

/** Everything said from now on is in that language. Parts that come later ask for it again: see `catchUp`. */
export async function speak(next: Language): Promise<void> {
  const switches = await Promise.all([...learners].map((learn) => learn(next)));
  language = next;
  customs = customsIn(next);
  for (const change of switches) change();
}

/** For a part that was loaded after the language had been chosen. */
export function catchUp(): Promise<void> {
  return language === 'en' ? Promise.resolve() : speak(language);
}

/** "a, b and c". */
export function listInWords(parts: readonly string[]): string {
  return customs.lists().format(parts);
}

/** The same for what is no string: the places of the list and the words between them. */
export function partsOfList(length: number): readonly (number | string)[] {
  const places = Array.from({ length }, (_, place) => String(place));
  return customs
    .lists()
    .formatToParts(places)
    .map(({ type, value }) => (type === 'element' ? Number(value) : value));
}

function numberInWords(number: number): string {
  return isPlain(number) ? String(number) : customs.numbers().format(number);
}

/** Written the same in every language we speak. */
function isPlain(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number < 1000;
}

function shown(value: string | number | undefined): string {
  return typeof value === 'number' ? numberInWords(value) : (value ?? '');
}

async function messagesIn(wanted: Language, english: Messages, chinese: () => Promise<Messages>): Promise<Messages> {
  switch (wanted) {
    case 'en':
      return english;
    case 'zh-Hans':
      return chinese();
    case 'en-XA':
      return (await import('./pseudo.ts')).lengthened(english);
    case 'ar-XB':
      return (await import('./pseudo.ts')).mirrored(english);
  }
}

function customsIn(chosen: Language): Customs {
  const locale = customsOf(chosen);
  return {
    lists: once(() => new Intl.ListFormat(locale)),
    numbers: once(() => new Intl.NumberFormat(locale)),
    plurals: once(() => new Intl.PluralRules(locale)),
  };
}

function once<What>(make: () => What): () => What {
  let made: What | null = null;
  return () => (made ??= make());
}
