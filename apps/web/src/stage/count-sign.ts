import { centerOf, type Point, type Rect } from './sight.ts';
import type { Tempo } from './times.ts';
import { cardOf, type Scene } from './wings.ts';

/** Over a card: how often a trade was made with it. */
export interface CountSign {
  readonly times: number;
  readonly card: Rect;
}

/** How often a trade was made, where it was more than once: its pieces move but once. Null otherwise. */
export function countOver(scene: Scene): CountSign | null {
  const { event } = scene;
  if (event?.type !== 'traded' || event.times < 2) return null;
  const card = cardOf(scene);
  return card === null ? null : { times: event.times, card };
}

/** `×3` rises from the card while its pieces move. */
export function raiseCount(above: HTMLElement, origin: Point, { times, card }: CountSign, tempo: Tempo): Animation {
  const sign = above.ownerDocument.createElement('b');
  const { x, y } = centerOf(card);
  sign.textContent = `×${times}`;
  Object.assign(sign.style, {
    position: 'absolute',
    left: `${x - origin.x}px`,
    top: `${y - origin.y}px`,
    padding: '2px 12px',
    borderRadius: 'var(--r-full)',
    background: 'var(--border)',
    color: 'var(--on-field)',
    boxShadow: '0 0 0 2px var(--thread), var(--sh-2)',
    font: '700 26px/1.2 var(--font-display)',
  });
  above.append(sign);
  const { fly, move } = tempo.times;
  return sign.animate(
    [risen(0, 0.5, 0), { ...risen(20, 1.15, 1), offset: 0.25 }, { ...risen(26, 1, 1), offset: 0.75 }, risen(40, 1, 0)],
    { duration: 2 * fly + move, easing: tempo.eases.out, fill: 'both' },
  );
}

function risen(rise: number, size: number, opacity: number): Keyframe {
  return { transform: `translate(-50%, calc(-50% - ${rise}px)) scale(${size})`, opacity };
}
