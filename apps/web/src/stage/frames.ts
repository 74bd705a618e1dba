import type { Motion } from './plan.ts';
import { centerOf, type Rect } from './sight.ts';

/** Enough of them that an arc looks round. */
const STEPS = 8;

/** How a picture that is drawn as large as `natural`, and there, is moved by the `translate` and `scale` of each frame. */
export function pathFrames({ from, to, arc }: Pick<Motion, 'from' | 'to' | 'arc'>, natural: Rect): Keyframe[] {
  const steps = arc === 0 ? 1 : STEPS;
  return Array.from({ length: steps + 1 }, (_, step) => frameAt(step / steps, { from, to, arc }, natural));
}

/** Fades while the path is gone: in at its beginning, out at its end. */
export function fadeFrames(fade: 'in' | 'out'): Keyframe[] {
  return fade === 'in'
    ? [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }]
    : [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
}

/**
 * The half of a turn that shows a face, as a `transform`, which `translate` and `scale` leave alone. Until half way
 * it is the first face, then the second.
 */
export function turnFrames(face: 'first' | 'second'): Keyframe[] {
  const [flat, edge] = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
  return face === 'first'
    ? [flat, { ...edge, offset: 0.5 }, edge]
    : [edge, { ...edge, offset: 0.5 }, flat];
}

export const ROUND_FRAMES: readonly Keyframe[] = [{ rotate: '0deg' }, { rotate: '360deg' }];

function frameAt(part: number, { from, to, arc }: Pick<Motion, 'from' | 'to' | 'arc'>, natural: Rect): Keyframe {
  const [start, end, home] = [centerOf(from), centerOf(to), centerOf(natural)];
  const rise = 4 * arc * part * (1 - part);
  const x = between(start.x, end.x, part) - home.x;
  const y = between(start.y, end.y, part) - home.y - rise;
  const scale = between(from.width, to.width, part) / natural.width;
  return { translate: `${rounded(x)}px ${rounded(y)}px`, scale: `${rounded(scale)}` };
}

function between(start: number, end: number, part: number): number {
  return start + (end - start) * part;
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
