import type { Motion } from './plan.ts';
import { centerOf, type Rect } from './sight.ts';

/** Which half of a turn a picture shows: the face before half way, the one after it, or all of it. */
export type Face = 'first' | 'second' | 'both';

/** Enough that an arc looks round; even, so that there is a frame half way. */
const STEPS = 6;
const HALF_WAY = 1 / 2;

/**
 * How a picture moves that is drawn as large as `natural`, and there. One animation does it all: `translate` and
 * `scale` go along the path, `transform` turns the picture over, which is an independent property.
 */
export function framesOf(motion: Motion, natural: Rect, face: Face): Keyframe[] {
  const { arc, fade, turn } = motion;
  const steps = arc === 0 && fade === 'none' && face === 'both' ? 1 : STEPS;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return {
      ...placeAt(part, motion, natural),
      // A card that is dealt is turned over; it needs not fade as well.
      ...(fade === 'out' || (fade === 'in' && face === 'both') ? { opacity: opacityAt(part, fade) } : {}),
      ...(face === 'both' ? {} : { transform: `scaleX(${widthAt(part, face)})` }),
      ...(turn === 'round' ? { rotate: `${360 * part}deg` } : {}),
    };
  });
}

function placeAt(part: number, { from, to, arc }: Motion, natural: Rect): Keyframe {
  const [start, end, home] = [centerOf(from), centerOf(to), centerOf(natural)];
  const rise = 4 * arc * part * (1 - part);
  const x = between(start.x, end.x, part) - home.x;
  const y = between(start.y, end.y, part) - home.y - rise;
  const scale = between(from.width, to.width, part) / natural.width;
  const translate = `${rounded(x)}px ${rounded(y)}px`;
  // Most pieces only change their place.
  return from.width === to.width && scale === 1 ? { translate } : { translate, scale: `${rounded(scale)}` };
}

/** In over the first third of the way, out over the last. */
function opacityAt(part: number, fade: 'in' | 'out'): number {
  return rounded(Math.min(1, 3 * (fade === 'in' ? part : 1 - part)));
}

function widthAt(part: number, face: 'first' | 'second'): number {
  const far = face === 'first' ? HALF_WAY - part : part - HALF_WAY;
  return rounded(Math.max(0, far / HALF_WAY));
}

function between(start: number, end: number, part: number): number {
  return start + (end - start) * part;
}

function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}
