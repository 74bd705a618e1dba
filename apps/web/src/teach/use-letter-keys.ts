import { useEffect, useEffectEvent } from 'react';
import { surroundingsOf } from '../board/use-table-keys.ts';

/** Letters that do something wherever the focus is, as the other keys of the table do. */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { isTyping, isCovered } = surroundingsOf(event.target);
    const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.defaultPrevented || event.repeat || isChord || isTyping || isCovered) return;
    keys[event.key.toLowerCase()]?.();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
