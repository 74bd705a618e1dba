import { describe, expect, test } from 'vitest';
import { TABLE } from '../i18n/table/en.ts';
import { ROW_KEYS, stepOf } from './row-keys.ts';
import { deedOf, TABLE_KEYS, type KeyDeed, type KeyPress } from './table-keys.ts';

const HERE = { isTyping: false, isCovered: false };

function press(key: string, held: Partial<KeyPress> = {}): KeyPress {
  return { key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...held };
}

const PRESSES: readonly { name: string; pressed: KeyPress; deed: KeyDeed }[] = [
  { name: '1', pressed: press('1'), deed: { does: 'pick', place: 0 } },
  { name: '9', pressed: press('9'), deed: { does: 'pick', place: 8 } },
  { name: 'Shift+Enter', pressed: press('Enter', { shiftKey: true }), deed: { does: 'confirm' } },
  { name: 'Esc', pressed: press('Escape'), deed: { does: 'undo' } },
  { name: 'i', pressed: press('i'), deed: { does: 'enlarge' } },
  { name: 'I with the capitals locked', pressed: press('I'), deed: { does: 'enlarge' } },
  { name: '?', pressed: press('?', { shiftKey: true }), deed: { does: 'list' } },
];

describe.each(PRESSES)('$name', ({ pressed, deed }) => {
  test('does what the list says', () => {
    expect(deedOf(pressed, HERE)).toEqual(deed);
  });

  test('does nothing while somebody writes, or while something lies over the table', () => {
    expect(deedOf(pressed, { ...HERE, isTyping: true })).toBeNull();
    expect(deedOf(pressed, { ...HERE, isCovered: true })).toBeNull();
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'])('is left to the browser with %s', (held) => {
    expect(deedOf({ ...pressed, [held]: true }, HERE)).toBeNull();
  });
});

test.each(['0', 'a', 'Enter', ' ', 'Tab', 'ArrowLeft'])('%j is no key of the table', (key) => {
  expect(deedOf(press(key), HERE)).toBeNull();
});

test('the list shows every key that does something, and every key has its words', () => {
  const does = new Set(PRESSES.map(({ deed }) => deed.does));
  const listed = PRESSES.flatMap(({ pressed }) =>
    TABLE_KEYS.filter((row) => row.deedOf(pressed) !== null).map((row) => row.says),
  );
  expect(new Set(listed).size).toBe(does.size);
  for (const { says, shown } of TABLE_KEYS) {
    expect(TABLE[says]).toMatch(/^[A-Z]/);
    expect(shown).not.toEqual([]);
  }
});

test('arrows follow the eye', () => {
  expect(stepOf('ArrowLeft', 'ltr')).toBe(-1);
  expect(stepOf('ArrowLeft', 'rtl')).toBe(1);
  expect(stepOf('ArrowUp', 'rtl')).toBe(-1);
  expect(stepOf('x', 'ltr')).toBeNull();
  for (const key of Object.keys(ROW_KEYS)) expect(stepOf(key, 'ltr')).not.toBeNull();
});
