import { useSyncExternalStore } from 'react';

/** Tables on the page that can be shown, and who waits to hear whether there is one. */
const tables = new Set<() => void>();
const curious = new Set<() => void>();

/** Begins the look around the table, from wherever on the page somebody asks for it. */
export function showAround(): void {
  for (const begin of tables) begin();
}

/** Until what it returns is called, `begin` is what `showAround` does. */
export function offerTour(begin: () => void): () => void {
  tables.add(begin);
  tell();
  return () => {
    tables.delete(begin);
    tell();
  };
}

/** Is there a table to be shown? */
export function useHasTable(): boolean {
  return useSyncExternalStore(subscribe, () => tables.size > 0);
}

function subscribe(listener: () => void): () => void {
  curious.add(listener);
  return () => curious.delete(listener);
}

function tell(): void {
  for (const listener of curious) listener();
}

/** The table is to be seen: what hung over it goes, and the focus with it to where it came from. */
export function closeMenuAround(button: EventTarget): void {
  const menu = button instanceof Element ? button.closest<HTMLElement>('[popover]') : null;
  menu?.hidePopover();
}
