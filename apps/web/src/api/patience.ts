/** How long the network is waited for, in milliseconds. */
export const PATIENCE = {
  /** For an answer, or for a socket: a slow telephone needs seconds, but nobody looks at nothing for longer. */
  answer: 8000,
  /** Before the same question again, times the tries so far; and before a socket is opened anew: soon, for most breaks are short. */
  retry: 500,
  /** Between two tries at most: a restart of the server is over in seconds. */
  longestRetry: 3000,
  /** Before a match is asked for again that the server could not give: it is busy, and has said so. */
  syncAgain: 1500,
  /** Before a room is knocked at again that turned us away for now. */
  knockAgain: 2000,
} as const;

/** Resolves after so many milliseconds. What is seen to move has its own clock, in `stage/`. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // oxlint-disable-next-line no-restricted-globals -- waiting for the network is nothing that is seen
    setTimeout(resolve, milliseconds);
  });
}
