/** As much of a click as tells whether it was meant. */
export interface Press {
  /** Milliseconds since the page began, as `performance.now()` counts. */
  readonly timeStamp: number;
  /** How many clicks in a row; none when a key was pressed. */
  readonly detail: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** As long as the second click of a double click takes at most. In milliseconds. */
export const HASTE = 400;
/** As far as a pointer strays that was not moved on purpose. In pixels. */
const NEAR = 24;

/**
 * The button that confirms may appear under the pointer that has just started the action: a click as soon as that, at
 * the same spot, is the second half of a double click, and nobody has read what it would confirm. Whoever moves to the
 * button, or presses a key on it, means it.
 */
export function isHasty(press: Press, start: Press | null): boolean {
  if (start === null || press.detail === 0 || press.timeStamp - start.timeStamp >= HASTE) return false;
  return Math.hypot(press.clientX - start.clientX, press.clientY - start.clientY) < NEAR;
}
