import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { stepOf } from './row-keys.ts';

interface Row<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onKeyDown: (event: KeyboardEvent<E>) => void;
  readonly onFocus: (event: FocusEvent<E>) => void;
  readonly onBlur: (event: FocusEvent<E>) => void;
}

/**
 * A row of buttons that is one stop of the Tab key and walked by arrows. When the button that has the focus leaves the
 * row, the focus goes to the one that takes its place, so that nobody is thrown back to the top of the page.
 */
export function useRow<E extends HTMLElement>(): Row<E> {
  const ref = useRef<E | null>(null);
  const current = useRef(0);
  const focused = useRef(false);

  // After every change of the row: which of its buttons the Tab key stops at, and whether the focus has to be caught.
  useLayoutEffect(() => {
    const buttons = buttonsOf(ref.current);
    current.current = Math.max(0, Math.min(current.current, buttons.length - 1));
    stopAt(buttons, current.current);
    const lost = focused.current && document.activeElement === document.body;
    if (lost) (buttons[current.current] ?? emptied(ref.current))?.focus();
  });

  return {
    ref,
    onKeyDown: (event) => {
      const buttons = buttonsOf(ref.current);
      const next = indexAfter(
        stepOf(event.key, getComputedStyle(event.currentTarget).direction),
        current.current,
        buttons.length,
      );
      if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      buttons[next]?.focus();
    },
    onFocus: (event) => {
      focused.current = true;
      const buttons = buttonsOf(ref.current);
      current.current = Math.max(
        0,
        buttons.findIndex((button) => button.contains(event.target)),
      );
      stopAt(buttons, current.current);
    },
    onBlur: () => {
      focused.current = false;
    },
  };
}

/** The Tab key stops at one of them. What is so already is left alone: it would be drawn anew. */
function stopAt(buttons: readonly HTMLButtonElement[], current: number): void {
  for (const [index, button] of buttons.entries()) {
    const tabIndex = index === current ? 0 : -1;
    if (button.tabIndex !== tabIndex || !button.hasAttribute('tabindex')) button.tabIndex = tabIndex;
  }
}

/** A row that has no button left takes the focus itself. */
function emptied(row: HTMLElement | null): HTMLElement | null {
  if (row !== null) row.tabIndex = -1;
  return row;
}

function indexAfter(step: number | null, current: number, count: number): number | null {
  return step === null || count === 0 ? null : Math.max(0, Math.min(count - 1, current + step));
}

function buttonsOf(row: HTMLElement | null): readonly HTMLButtonElement[] {
  return row === null ? [] : [...row.querySelectorAll('button')];
}
