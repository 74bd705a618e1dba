import { ROW_KEYS } from './row-keys.ts';

/** What a key of the table does. */
export type KeyDeed =
  | { readonly does: 'confirm' }
  | { readonly does: 'undo' }
  /** The card at that place of the hand, counted from 0. */
  | { readonly does: 'pick'; readonly place: number }
  /** The card that has the focus. */
  | { readonly does: 'enlarge' }
  | { readonly does: 'list' };

export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** What else goes on where a key is pressed. */
export interface Surroundings {
  /** Somebody is writing. */
  readonly isTyping: boolean;
  /** Something lies over the table. */
  readonly isCovered: boolean;
}

interface KeyRow {
  readonly says: 'keys.confirm' | 'keys.undo' | 'keys.pick' | 'keys.enlarge' | 'keys.list' | 'keys.press' | 'keys.walk';
  /** As they are printed on a keyboard; those of an inner list are held together. */
  readonly shown: readonly (readonly string[])[];
  /** Null for a press that is not meant. */
  readonly deedOf: (press: KeyPress) => KeyDeed | null;
}

/** The browser and the rows themselves see to these, wherever the focus is. */
const elsewhere = () => null;

/** Every key of the table: what it does, and how the list of keys shows it. */
export const TABLE_KEYS: readonly KeyRow[] = [
  {
    says: 'keys.pick',
    shown: [['1–9']],
    deedOf: ({ key, shiftKey }) => (!shiftKey && /^[1-9]$/.test(key) ? { does: 'pick', place: Number(key) - 1 } : null),
  },
  {
    says: 'keys.confirm',
    shown: [['Shift', 'Enter']],
    deedOf: ({ key, shiftKey }) => (key === 'Enter' && shiftKey ? { does: 'confirm' } : null),
  },
  { says: 'keys.undo', shown: [['Esc']], deedOf: ({ key }) => (key === 'Escape' ? { does: 'undo' } : null) },
  { says: 'keys.press', shown: [['Enter'], ['Space']], deedOf: elsewhere },
  { says: 'keys.walk', shown: Object.values(ROW_KEYS).map((shown) => [shown]), deedOf: elsewhere },
  {
    says: 'keys.enlarge',
    shown: [['I']],
    deedOf: ({ key, shiftKey }) => (!shiftKey && key.toLowerCase() === 'i' ? { does: 'enlarge' } : null),
  },
  { says: 'keys.list', shown: [['?']], deedOf: ({ key }) => (key === '?' ? { does: 'list' } : null) },
];

/** What a key does; null when it is meant for something else. */
export function deedOf(press: KeyPress, { isTyping, isCovered }: Surroundings): KeyDeed | null {
  if (isTyping || isCovered || press.altKey || press.ctrlKey || press.metaKey) return null;
  for (const row of TABLE_KEYS) {
    const deed = row.deedOf(press);
    if (deed !== null) return deed;
  }
  return null;
}
