import { raiseCount } from './count-sign.ts';
import type { Figure, Measured } from './measure.ts';
import { framesOf, type Face } from './frames.ts';
import { backOf, pictureOf } from './picture.ts';
import type { Motion } from './plan.ts';
import type { Rect } from './sight.ts';
import type { Tempo } from './times.ts';
import { sendFrame, type FrameWay } from './turn-frame.ts';

/** Motion that is going on. */
export interface Running {
  /** When everything has come to rest. */
  readonly done: Promise<void>;
  /** Everything stays where it is for as long as something is pressed, so that it is what was meant. */
  freeze(): void;
  /** Everything is at once where it goes. */
  finish(): void;
}

export interface Show {
  readonly root: HTMLElement;
  readonly motions: readonly Motion[];
  /** How pieces looked before, by key. */
  readonly pictures: ReadonlyMap<string, Figure>;
  readonly after: Measured;
  /** Besides the pieces: the frame of the turn goes over, and a count says how often a trade was made. */
  readonly frame: FrameWay | null;
  readonly count: { readonly times: number; readonly card: Rect } | null;
  readonly tempo: Tempo;
}

/** What a motion needs to be seen, made before anything moves: reading and writing in turns would lay out the page each time. */
interface Ready {
  readonly motion: Motion;
  /** The piece itself; undefined when it is gone. */
  readonly figure: Figure | undefined;
  /** Above the table, each with the half of a turn it shows. */
  readonly pictures: readonly { readonly picture: Figure; readonly face: Face }[];
}

const UNSEEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];

/** Sets everything in motion. Positions change by transforms alone. */
export function flip({ root, motions, pictures, after, frame, count, tempo }: Show): Running {
  const { eases } = tempo;
  const overlay = overlayOver(root);
  const origin = overlay.getBoundingClientRect();
  const moving: Animation[] = [];
  for (const ready of motions.map((motion) => readyFor(motion, pictures, after))) perform(ready);
  if (frame !== null) moving.push(...sendFrame(overlay, frame, tempo));
  if (count !== null) moving.push(raiseCount(overlay, count.times, count.card, tempo));

  function perform({ motion, figure, pictures: shown }: Ready): void {
    const natural = naturalOf(motion);
    // While a piece that flies is where it goes already, its picture has yet to arrive.
    if (figure !== undefined) {
      const slides = motion.how === 'slide';
      const face = shown.length > 0 ? 'second' : 'both';
      animate(figure, slides ? framesOf(motion, motion.to, face) : UNSEEN, motion, 'backwards');
    }
    for (const { picture, face } of shown) {
      picture.style.left = `${natural.x - origin.x}px`;
      picture.style.top = `${natural.y - origin.y}px`;
      overlay.append(picture);
      // A picture stays where it came to until all are taken away together.
      animate(picture, framesOf(motion, natural, face), motion, 'both');
    }
  }

  function animate(figure: Figure, frames: Keyframe[], { delay, duration, ease }: Motion, fill: FillMode): void {
    moving.push(figure.animate(frames, { delay, duration, easing: eases[ease], fill }));
  }

  return {
    done: Promise.allSettled(moving.map((animation) => animation.finished)).then(() => overlay.remove()),
    freeze: () => {
      for (const animation of moving) animation.pause();
    },
    finish: () => {
      for (const animation of moving) animation.finish();
    },
  };
}

function readyFor(motion: Motion, pictures: Show['pictures'], after: Measured): Ready {
  const figure = after.figures.get(motion.key);
  const old = pictures.get(motion.key);
  if (motion.how === 'slide') {
    const turns = motion.turn === 'face' && old !== undefined;
    return { motion, figure, pictures: turns ? [{ picture: old, face: 'first' }] : [] };
  }
  const natural = naturalOf(motion);
  const picture = motion.picture === 'after' && figure !== undefined ? pictureOf(figure, natural) : old;
  if (picture === undefined) return { motion, figure: undefined, pictures: [] };
  const deck = after.figureAt(motion.turn);
  if (deck === null) return { motion, figure, pictures: [{ picture, face: 'both' }] };
  const isDealt = motion.picture === 'after';
  return {
    motion,
    figure,
    pictures: [
      { picture: backOf(deck, natural), face: isDealt ? 'first' : 'second' },
      { picture, face: isDealt ? 'second' : 'first' },
    ],
  };
}

/** Where the picture would be if nothing moved it. */
function naturalOf({ how, picture, from, to }: Motion): Rect {
  return how !== 'slide' && picture === 'after' ? to : from;
}

/** A layer above the table that nothing can be done with. Within the root, so that pictures inherit what the table does. */
function overlayOver(root: HTMLElement): HTMLElement {
  const overlay = root.ownerDocument.createElement('div');
  overlay.setAttribute('aria-hidden', 'true');
  overlay.dataset['stage'] = 'overlay';
  Object.assign(overlay.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '0',
    height: '0',
    zIndex: '60',
    pointerEvents: 'none',
    contain: 'layout style',
  });
  root.append(overlay);
  return overlay;
}
