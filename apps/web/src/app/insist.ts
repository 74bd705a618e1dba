import { PATIENCE, pause } from '../api/patience.ts';

const MOST_TRIES = 8;

/**
 * Loads what the page cannot go on without: on a bad line a file may fail and come the next time. Rejects as the last try
 * did; then it is not the line, and the page says what to do.
 */
export async function insist<What>(load: () => Promise<What>): Promise<What> {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    try {
      return await load();
    } catch {
      await pause(Math.min(PATIENCE.retry * tries, PATIENCE.longestRetry));
      await Promise.all(failedStyles().map(loadAnew));
    }
  }
  return load();
}

/** Those that did not come. A browser may give them an empty sheet, so that they are not to be told by themselves. */
const failed = new Set<HTMLLinkElement>();

/** Heeds from now on what comes and what does not; called before anything is loaded. */
export function watchStyles(): void {
  for (const type of ['load', 'error'] as const) {
    // In the first phase: such events do not rise.
    document.addEventListener(type, ({ target }) => note(target, type), { capture: true });
  }
}

function note(target: EventTarget | null, type: 'load' | 'error'): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  if (type === 'error') failed.add(target);
  else failed.delete(target);
}

/** The build asks for the stylesheets of a module once; a second try would go without. */
function failedStyles(): readonly HTMLLinkElement[] {
  return [...failed].filter(({ isConnected }) => isConnected);
}

/** If it fails once more, it is found so again. */
function loadAnew(before: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = before.crossOrigin;
    link.href = before.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    failed.delete(before);
    before.replaceWith(link);
  });
}
