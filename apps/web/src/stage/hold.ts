/** As long as a finger stays that means to hold on. In milliseconds. */
const HELD = 480;

/** Something is pressed: `then` happens once it has been held, unless what is returned is called before. */
export function afterHold(then: () => void): () => void {
  const waiting = setTimeout(then, HELD);
  return () => clearTimeout(waiting);
}
