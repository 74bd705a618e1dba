export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger, or a mouse, that slips no further still taps. In pixels. */
export const SLIP = 8;

/**
 * What has become of a press. `still`: it may yet be a tap. `pulled`: the piece comes along. `pushed`: the row it lies in
 * is being scrolled, or looked along.
 */
export type Course = 'still' | 'pulled' | 'pushed';

/** `upright`: in a row that fingers push sideways, only a clear pull up or down is meant for the piece. */
export function courseOf(start: Point, now: Point, pulls: 'any' | 'upright'): Course {
  const [across, along] = [Math.abs(now.x - start.x), Math.abs(now.y - start.y)];
  if (Math.hypot(across, along) <= SLIP) return 'still';
  return pulls === 'any' || along > across ? 'pulled' : 'pushed';
}
