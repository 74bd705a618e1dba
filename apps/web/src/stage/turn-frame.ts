import type { View } from '@spice-road/rules';
import { centerOf, type Point, type Rect } from './sight.ts';
import type { Tempo } from './times.ts';

/** From the panel of one seat to that of another. */
export interface FrameWay {
  readonly from: Rect;
  readonly to: Rect;
}

/** The way of the turn; null while it stays, or when a panel is not drawn. */
export function frameWay(
  before: Pick<View, 'toAct'> | null,
  after: Pick<View, 'toAct' | 'phase'>,
  anchorAt: (name: string) => Rect | null,
): FrameWay | null {
  if (before === null || before.toAct === after.toAct || after.phase === 'over') return null;
  const [from, to] = [anchorAt(`seat-${before.toAct}`), anchorAt(`seat-${after.toAct}`)];
  return from === null || to === null ? null : { from, to };
}

/**
 * The frame of whoever has the turn goes over from one panel to the next. Two frames make the same way, one drawn as
 * large as the panel it leaves and one as the panel it comes to, and the one becomes the other: so both are sharp where
 * they lie still, and nothing but transforms moves.
 */
export function sendFrame(
  above: HTMLElement,
  origin: Point,
  { from, to }: FrameWay,
  { times, eases }: Tempo,
): readonly Animation[] {
  return [
    { natural: from, opacity: [1, 0.5, 0] },
    { natural: to, opacity: [0, 0.5, 1] },
  ].map(({ natural, opacity }) => {
    const frame = frameAt(above, origin, natural);
    const keyframes: PropertyIndexedKeyframes = {
      translate: [translateTo(from, natural), translateTo(to, natural)],
      scale: [scaleTo(from, natural), scaleTo(to, natural)],
      opacity,
    };
    return frame.animate(keyframes, { duration: times.fly, easing: eases.fly, fill: 'both' });
  });
}

function frameAt(above: HTMLElement, origin: Point, { x, y, width, height }: Rect): HTMLElement {
  const frame = above.ownerDocument.createElement('div');
  Object.assign(frame.style, {
    position: 'absolute',
    left: `${x - origin.x}px`,
    top: `${y - origin.y}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: 'var(--r-3)',
    boxShadow: 'inset 0 0 0 3px var(--ring-ground), 0 0 22px -2px var(--ring-ground)',
  });
  above.append(frame);
  return frame;
}

function translateTo(place: Rect, natural: Rect): string {
  const [here, home] = [centerOf(place), centerOf(natural)];
  return `${here.x - home.x}px ${here.y - home.y}px`;
}

function scaleTo(place: Rect, natural: Rect): string {
  return `${place.width / natural.width} ${place.height / natural.height}`;
}
