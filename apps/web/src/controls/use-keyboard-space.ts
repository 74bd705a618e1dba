import { useEffect } from 'react';

/**
 * Tells the styles, as `--keyboard`, how much of the page's lower end the keyboard of a phone covers: `dvh` does not know
 * of it, and what is fixed to the lower edge would lie below it.
 */
export function useKeyboardSpace(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A page zoomed in by two fingers is no keyboard.
      const covered = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
      style.removeProperty('--keyboard');
    };
  }, []);
}
