/** What the reader does, as far as it matters to motion. */
export interface Input {
  readonly onPress: () => void;
  /** After whatever the press did: the click has been dealt with, or there will be none. */
  readonly onRelease: () => void;
  /** Before whatever the key does. */
  readonly onKey: () => void;
  readonly onHide: () => void;
}

/** A finger that slips no further still taps. In pixels. */
const SLIP = 8;
/** A tap becomes a click only a moment after the finger has gone. In milliseconds. */
const CLICK_WITHIN = 80;

/** Watches the whole page; until what it returns is called. */
export function watchInput({ onPress, onRelease, onKey, onHide }: Input): () => void {
  const watched = new AbortController();
  const late = { signal: watched.signal };
  const early = { signal: watched.signal, capture: true };
  let pressed: { readonly x: number; readonly y: number } | null = null;
  let noClick: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    clearTimeout(noClick);
    if (pressed === null) return;
    pressed = null;
    onRelease();
  }

  function press({ clientX: x, clientY: y }: PointerEvent): void {
    release();
    pressed = { x, y };
    onPress();
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLIP) release();
  }

  window.addEventListener('pointerdown', press, early);
  window.addEventListener('pointermove', move, { ...early, passive: true });
  window.addEventListener('click', release, late);
  window.addEventListener('pointercancel', release, late);
  window.addEventListener('pointerup', () => (noClick = setTimeout(release, CLICK_WITHIN)), late);
  window.addEventListener('keydown', onKey, early);
  document.addEventListener('visibilitychange', () => document.hidden && onHide(), late);
  return () => {
    clearTimeout(noClick);
    watched.abort();
  };
}
