import type { Message, Messages } from './message.ts';

/** How much longer than English a language may be. */
const GROWTH = 0.4;

const TWINS: Readonly<Record<string, string>> = {
  ...pairs('aceginorsuyzACEGINORSUYZ', 'åçéĝîñöŕšûýžÅÇÉĜÎÑÖŔŠÛÝŽ'),
};

/** English with other letters and more of them: whatever stays plain is in no catalogue, whatever is cut has no room. */
export function lengthened(messages: Messages): Messages {
  return mapped(messages, (text) => {
    let owed = 0;
    const letters = Array.from(text, (letter) => {
      owed += GROWTH;
      const twin = TWINS[letter] ?? letter;
      if (owed < 1 || !/\p{L}/u.test(letter)) return twin;
      owed -= 1;
      return twin + twin;
    });
    return letters.join('') + '·'.repeat(Math.ceil(owed));
  });
}

/** English written from right to left. */
export function mirrored(messages: Messages): Messages {
  return mapped(messages, (text) => text.replace(/\p{L}.*\p{L}|\p{L}/su, '\u202e$&\u202c'));
}

function mapped(messages: Messages, change: (text: string) => string): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, changed(message, change)]));
}

function changed(message: Message, change: (text: string) => string): Message {
  if (typeof message === 'string') return between(message, change);
  const other = between(message.other, change);
  return { ...Object.fromEntries(Object.entries(message).map(([form, text]) => [form, between(text, change)])), other };
}

/** Changes what stands between placeholders and marks. */
function between(text: string, change: (text: string) => string): string {
  return text
    .split(/(\{\w+\}|<\/?b>)/)
    .map((part, place) => (place % 2 === 0 && part !== '' ? change(part) : part))
    .join('');
}

function pairs(letters: string, twins: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(letters, (letter, place) => [letter, twins.charAt(place)]));
}
