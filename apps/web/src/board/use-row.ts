import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

interface Row<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly onKeyDown: (event: KeyboardEvent<E>) => void;
  readonly onFocus: (event: FocusEvent<E>) => void;
  readonly onBlur: (event: FocusEvent<E>) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

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
    for (const [index, button] of buttons.entries()) button.tabIndex = index === current.current ? 0 : -1;
    const lost = focused.current && document.activeElement === document.body;
    if (lost) (buttons[current.current] ?? emptied(ref.current))?.focus();
  });

  return {
    ref,
    onKeyDown: (event) => {
      const buttons = buttonsOf(ref.current);
      const next = indexAfter(stepOf(event.key, event.currentTarget), current.current, buttons.length);
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
      for (const [index, button] of buttons.entries()) button.tabIndex = index === current.current ? 0 : -1;
    },
    onBlur: () => {
      focused.current = false;
    },
  };
}

/** A row that has no button left takes the focus itself. */
function emptied(row: HTMLElement | null): HTMLElement | null {
  if (row !== null) row.tabIndex = -1;
  return row;
}

/** How far a key goes in the order of the row; arrows follow the eye where that order runs from right to left. */
function stepOf(key: string, row: HTMLElement): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  return isSideways && getComputedStyle(row).direction === 'rtl' ? -step : step;
}

function indexAfter(step: number | null, current: number, count: number): number | null {
  return step === null || count === 0 ? null : Math.max(0, Math.min(count - 1, current + step));
}

function buttonsOf(row: HTMLElement | null): readonly HTMLButtonElement[] {
  return row === null ? [] : [...row.querySelectorAll('button')];
}
