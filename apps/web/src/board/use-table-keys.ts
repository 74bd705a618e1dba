import { useEffect, useEffectEvent } from 'react';

interface TableKeys {
  readonly onConfirm: () => void;
  readonly onUndo: () => void;
}

/** Keys that work wherever the focus is: Shift+Enter confirms, Escape undoes, 1 to 9 pick from the hand. */
export function useTableKeys({ onConfirm, onUndo }: TableKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event)) return;
    if (event.repeat) {
      // A key held down would pick a card and put it back by turns.
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      onConfirm();
    } else if (event.key === 'Escape') {
      onUndo();
    } else if (!event.shiftKey && /^[1-9]$/.test(event.key)) {
      pickFromHand(Number(event.key) - 1);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Somebody is writing, or something lies over the table: the keys are not meant for it. */
function isElsewhere({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  if (document.querySelector('dialog:modal, :popover-open') !== null) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}

function pickFromHand(index: number): void {
  const card = document.querySelectorAll<HTMLButtonElement>('[data-row="hand"] button')[index];
  card?.focus();
  card?.click();
}
