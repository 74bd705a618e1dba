/** What the reader does, as far as it matters to motion. */
export interface Input {
  /** Whether a press does not mean what lies under it: then nothing comes of it. */
  readonly isSlip: (press: PointerEvent) => boolean;
  readonly onMove: (move: PointerEvent) => void;
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
export function watchInput({ isSlip, onMove, onPress, onRelease, onKey, onHide }: Input): () => void {
  const watched = new AbortController();
  const late = { signal: watched.signal };
  const early = { signal: watched.signal, capture: true };
  let pressed: { readonly x: number; readonly y: number } | null = null;
  let slipped = false;
  let noClick: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    clearTimeout(noClick);
    if (pressed === null) return;
    pressed = null;
    onRelease();
  }

  function press(event: PointerEvent): void {
    release();
    slipped = isSlip(event);
    pressed = { x: event.clientX, y: event.clientY };
    onPress();
  }

  function move(event: PointerEvent): void {
    onMove(event);
    const { clientX, clientY } = event;
    if (pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLIP) release();
  }

  function swallow(event: MouseEvent): void {
    // A key presses a button without any pointer.
    if (!slipped || event.detail === 0) return;
    slipped = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    release();
  }

  window.addEventListener('pointerdown', press, early);
  window.addEventListener('click', swallow, early);
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
