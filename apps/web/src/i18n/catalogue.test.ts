import { CODES } from '@spice-road/protocol';
import { describe, expect, test } from 'vitest';
import { formsOf, type Messages } from './message.ts';
import { FAIR } from './fair/en.ts';
import { FAIR as CHINESE_FAIR } from './fair/zh-hans.ts';
import { COACH } from './coach/en.ts';
import { COACH as CHINESE_COACH } from './coach/zh-hans.ts';
import { HELP } from './help/en.ts';
import { HELP as CHINESE_HELP } from './help/zh-hans.ts';
import { lengthened, mirrored } from './pseudo.ts';
import { SHELL } from './shell/en.ts';
import { SHELL as CHINESE_SHELL } from './shell/zh-hans.ts';
import { SOLO } from './solo/en.ts';
import { SOLO as CHINESE_SOLO } from './solo/zh-hans.ts';
import { TABLE } from './table/en.ts';
import { TABLE as CHINESE_TABLE } from './table/zh-hans.ts';

interface Pair {
  readonly name: string;
  readonly english: Messages;
  readonly chinese: Messages;
}

const PARTS: readonly Pair[] = [
  { name: 'shell', english: SHELL, chinese: CHINESE_SHELL },
  { name: 'table', english: TABLE, chinese: CHINESE_TABLE },
  { name: 'solo', english: SOLO, chinese: CHINESE_SOLO },
  { name: 'help', english: HELP, chinese: CHINESE_HELP },
  { name: 'coach', english: COACH, chinese: CHINESE_COACH },
  { name: 'fair', english: FAIR, chinese: CHINESE_FAIR },
];

/** Numbers may be words in one language and figures in another. */
function placeholdersOf(messages: Messages, key: string): readonly string[] {
  const text = formsOf(messages[key] ?? '').join(' ');
  return [...new Set(text.match(/\{\w+\}|<b>/g))].filter((name) => name !== '{count}').toSorted();
}

describe.each(PARTS)('the $name', ({ english, chinese }) => {
  const keys = Object.keys(english);

  test('has every message in every language, and none that nobody says', () => {
    expect(Object.keys(chinese)).toEqual(keys);
  });

  test.each(keys)('%s asks for the same in every language', (key) => {
    expect(placeholdersOf(chinese, key)).toEqual(placeholdersOf(english, key));
  });

  test('is translated', () => {
    const same = keys.filter((key) => JSON.stringify(chinese[key]) === JSON.stringify(english[key]));
    expect(same).toEqual(english === TABLE ? ['firstShort', 'load', 'playingTagShort'] : []);
  });

  test('grows by 40 % in the long pseudo-language, and asks for the same', () => {
    const long = lengthened(english);
    for (const key of keys) {
      const [form = ''] = formsOf(english[key] ?? '');
      const [grown = ''] = formsOf(long[key] ?? '');
      const words = form.replaceAll(/\{\w+\}|<\/?b>/g, '');
      const growth = { key, enough: grown.length - form.length >= Math.floor(words.length * 0.4) };
      expect(growth).toEqual({ key, enough: true });
      expect(placeholdersOf(long, key)).toEqual(placeholdersOf(english, key));
    }
  });

  test('asks for the same in the mirrored pseudo-language', () => {
    const turned = mirrored(english);
    for (const key of keys) expect(placeholdersOf(turned, key)).toEqual(placeholdersOf(english, key));
  });
});

test.each(CODES.map((code) => ({ code })))('$code has a sentence in every language', ({ code }) => {
  expect(SHELL[`trouble.${code}`]).toMatch(/^[A-Z].{8,}[.]$/);
  expect(CHINESE_SHELL[`trouble.${code}`]).toMatch(/^[^a-z]{4,}。$/i);
});

test.each(PARTS)('the Chinese $name has Chinese marks, and no blanks between characters', ({ chinese }) => {
  const forms = Object.values(chinese).flatMap((message) => formsOf(message));
  expect(forms.filter((form) => /[\u4e00-\u9fff] ?[,;:!?()]|[\u4e00-\u9fff] [\u4e00-\u9fff]/.test(form))).toEqual([]);
});
