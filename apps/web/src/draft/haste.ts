/** As much of a click as tells whether it was meant. */
export interface Press {
  /** Milliseconds since the page began, as `performance.now()` counts. */
  readonly timeStamp: number;
  /** How many clicks in a row; none when a key was pressed. */
  readonly detail: number;
}

/** As long as the second click of a double click takes at most. */
export const HASTE = 400;

/**
 * The button that confirms may appear under the pointer that has just started the action: a click as soon as that is the
 * second half of a double click, and nobody has read what it would confirm. A key is pressed on the button itself.
 */
export function isHasty({ timeStamp, detail }: Press, startedAt: number): boolean {
  return detail > 0 && timeStamp - startedAt < HASTE;
}
