import type { Figure, Measured } from './measure.ts';
import { fadeFrames, pathFrames, ROUND_FRAMES, turnFrames } from './frames.ts';
import { backOf, pictureOf } from './picture.ts';
import type { Motion } from './plan.ts';
import type { Rect } from './sight.ts';
import type { Eases } from './times.ts';

/** Motion that is going on. */
export interface Running {
  /** When everything has come to rest. */
  readonly done: Promise<void>;
  /** Everything is at once where it goes; but a piece may be held where it is. */
  finish(held: Element | null): void;
  /** What was held goes on. */
  release(): void;
}

export interface Show {
  readonly root: HTMLElement;
  readonly motions: readonly Motion[];
  /** How pieces looked before, by key. */
  readonly pictures: ReadonlyMap<string, Figure>;
  readonly after: Measured;
  readonly eases: Eases;
}

interface Moving {
  readonly figure: Figure;
  readonly animation: Animation;
}

/** What a motion needs to be seen, made before anything moves: reading and writing in turns would lay out the page each time. */
interface Ready {
  readonly motion: Motion;
  /** The piece itself; undefined when it is gone. */
  readonly figure: Figure | undefined;
  /** Above the table, each with the half of a turn it shows. */
  readonly pictures: readonly { readonly picture: Figure; readonly face: Face }[];
}

type Face = 'first' | 'second' | 'both';

/** Sets everything in motion. Positions change by transforms alone. */
export function flip({ root, motions, pictures, after, eases }: Show): Running {
  const overlay = overlayOver(root);
  const origin = overlay.getBoundingClientRect();
  const moving: Moving[] = [];
  for (const ready of motions.map((motion) => readyFor(motion, pictures, after))) perform(ready);

  function perform({ motion, figure, pictures: shown }: Ready): void {
    if (motion.how === 'slide' && figure !== undefined) {
      animate(figure, pathFrames(motion, motion.to), motion);
      if (motion.fade === 'in') animate(figure, fadeFrames('in'), motion);
      if (shown.length > 0) animate(figure, turnFrames('second'), motion);
    } else if (figure !== undefined) {
      // The piece is where it goes, but its picture has yet to arrive.
      animate(figure, [{ opacity: 0 }, { opacity: 0 }], motion);
    }
    for (const { picture, face } of shown) raise(picture, face, motion);
  }

  function raise(picture: Figure, face: Face, motion: Motion): void {
    const natural = naturalOf(motion);
    picture.style.left = `${natural.x - origin.x}px`;
    picture.style.top = `${natural.y - origin.y}px`;
    overlay.append(picture);
    animate(picture, pathFrames(motion, natural), motion);
    if (motion.turn === 'round') animate(picture, [...ROUND_FRAMES], motion);
    if (face !== 'both') animate(picture, turnFrames(face), motion);
    // A card that is dealt is turned over; it needs not fade as well.
    if (motion.fade === 'out' || (motion.fade === 'in' && face === 'both')) animate(picture, fadeFrames(motion.fade), motion);
  }

  function animate(figure: Figure, frames: Keyframe[], { delay, duration, ease }: Motion): void {
    // A picture stays where it came to until all are taken away together.
    const fill = overlay.contains(figure) ? 'both' : 'backwards';
    const animation = figure.animate(frames, { delay, duration, easing: eases[ease], fill });
    moving.push({ figure, animation });
  }

  return {
    done: Promise.allSettled(moving.map(({ animation }) => animation.finished)).then(() => overlay.remove()),
    finish: (held) => {
      for (const { figure, animation } of moving) {
        if (held !== null && figure.contains(held)) animation.pause();
        else animation.finish();
      }
    },
    release: () => {
      for (const { animation } of moving) if (animation.playState === 'paused') animation.play();
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
  const deck = motion.turn === 'none' ? undefined : after.anchorFigures.get(motion.turn);
  if (deck === undefined) return { motion, figure, pictures: [{ picture, face: 'both' }] };
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
