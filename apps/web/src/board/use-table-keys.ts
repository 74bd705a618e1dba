import { useEffect, useEffectEvent } from 'react';
import { deedOf, type Surroundings } from './table-keys.ts';

interface TableKeys {
  readonly onConfirm: () => void;
  readonly onUndo: () => void;
  /** The card, by its id. */
  readonly onEnlarge: (card: string) => void;
  readonly onList: () => void;
}

/** Keys that work wherever the focus is, as the table of keys says. */
export function useTableKeys({ onConfirm, onUndo, onEnlarge, onList }: TableKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const around = surroundingsOf(event.target);
    if (event.repeat) {
      // A key held down would pick a card and put it back by turns.
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (isPress && !around.isTyping && !around.isCovered) event.preventDefault();
      return;
    }
    const deed = deedOf(event, around);
    if (deed === null) return;
    switch (deed.does) {
      case 'confirm':
        event.preventDefault();
        onConfirm();
        return;
      case 'undo':
        onUndo();
        return;
      case 'pick':
        pickFromHand(deed.place);
        return;
      case 'enlarge': {
        const card = cardWith(event.target);
        if (card !== null) onEnlarge(card);
        return;
      }
      case 'list':
        onList();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

export function surroundingsOf(target: EventTarget | null): Surroundings {
  return {
    isTyping:
      target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null,
    isCovered: document.querySelector('dialog:modal, :popover-open') !== null,
  };
}

/** The card of the hand or of the market that something is in. */
export function cardWith(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>(CARDS);
  return card?.dataset['piece'] ?? null;
}

const CARDS = ['hand', 'merchants', 'points'].map((row) => `[data-row="${row}"] button[data-piece]`).join(', ');

function pickFromHand(place: number): void {
  const card = document.querySelectorAll<HTMLButtonElement>('[data-row="hand"] button')[place];
  card?.focus();
  card?.click();
}
