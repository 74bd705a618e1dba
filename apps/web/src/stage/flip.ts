import { raiseCount, type CountSign } from './count-sign.ts';
import type { Figure, Measured } from './measure.ts';
import { AFOOT } from './footing.ts';
import { framesOf, type Face } from './frames.ts';
import { backOf, pictureOf } from './picture.ts';
import type { Overlay } from './overlay.ts';
import type { Motion } from './plan.ts';
import type { Rect } from './sight.ts';
import type { Tempo } from './times.ts';
import { sendFrame, type FrameWay } from './turn-frame.ts';

/** So long the starting of motions may take within one frame, in milliseconds: painting what moves takes longer. */
const AT_ONCE = 2;

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
  readonly overlay: Overlay;
  readonly motions: readonly Motion[];
  /** How pieces looked before, by key. */
  readonly pictures: ReadonlyMap<string, Figure>;
  readonly after: Measured;
  /** Besides the pieces: the frame of the turn goes over, and a count says how often a trade was made. */
  readonly frame: FrameWay | null;
  readonly count: CountSign | null;
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

/** A figure, and how it is to move. */
interface Act {
  readonly figure: Figure;
  readonly frames: readonly Keyframe[];
  readonly motion: Motion;
  readonly isPicture: boolean;
}

/**
 * Sets everything in motion. Positions change by transforms alone. First all is held where it was, which is all that
 * has to be done before the table is next painted; then the motions are started, as many in one frame as it has time for.
 */
export function flip({ overlay, motions, pictures, after, frame, count, tempo }: Show): Running {
  const { element: above, origin: originOf } = overlay;
  const { eases } = tempo;
  const origin = originOf();
  const ready = motions.map((motion) => readyFor(motion, pictures, after));
  // While a piece that flies is where it goes already, its picture has yet to arrive.
  const unseen = ready.flatMap(({ motion, figure }) => (motion.how === 'slide' ? [] : (figure ?? [])));
  const troupe = ready.map(actsOf);
  const moving: Animation[] = [];
  let started = 0;
  let isOver = false;
  let arrive: (() => void) | null = null;
  const done = new Promise<void>((resolve) => {
    arrive = resolve;
  });

  // Not by a motion of its own, which would make a layer of it.
  for (const figure of unseen) figure.style.opacity = '0';
  for (const act of troupe.flat()) hold(act);
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(start);
  });

  function hold({ figure, frames: [first], isPicture, motion }: Act): void {
    Object.assign(figure.style, first);
    if (!isPicture) return;
    const { x, y } = naturalOf(motion);
    Object.assign(figure.style, { left: `${x - origin.x}px`, top: `${y - origin.y}px` });
    above.append(figure);
  }

  function start(): void {
    if (started === 0) {
      if (frame !== null) moving.push(...sendFrame(above, origin, frame, tempo));
      if (count !== null) moving.push(raiseCount(above, origin, count, tempo));
    }
    const end = performance.now() + AT_ONCE;
    do {
      for (const act of troupe[started] ?? []) moving.push(animate(act));
      started += 1;
    } while (started < troupe.length && performance.now() < end);
    if (started < troupe.length) request = requestAnimationFrame(start);
    else void Promise.allSettled(moving.map((animation) => animation.finished)).then(clear);
  }

  function animate({ figure, frames, motion: { delay, duration, ease }, isPicture }: Act): Animation {
    // Still painted as something that moves, until all are at rest: see footing.ts.
    if (!isPicture) release(figure, AFOOT);
    // A picture stays where it came to until all are taken away together.
    return figure.animate([...frames], {
      delay,
      duration,
      easing: eases[ease],
      fill: isPicture ? 'both' : 'backwards',
    });
  }

  function clear(): void {
    if (isOver) return;
    isOver = true;
    above.replaceChildren();
    for (const figure of unseen) figure.style.opacity = '';
    for (const { figure, isPicture } of troupe.flat()) if (!isPicture) release(figure, '');
    arrive?.();
  }

  return {
    done,
    freeze: () => {
      cancelAnimationFrame(request);
      for (const animation of moving) animation.pause();
    },
    finish: () => {
      cancelAnimationFrame(request);
      for (const animation of moving) animation.finish();
      clear();
    },
  };
}

function release({ style }: Figure, translate: string): void {
  Object.assign(style, { translate, scale: '', rotate: '', opacity: '', transform: '' });
}

function actsOf({ motion, figure, pictures }: Ready): readonly Act[] {
  const natural = naturalOf(motion);
  const face = pictures.length > 0 ? 'second' : 'both';
  const slides = figure !== undefined && motion.how === 'slide';
  return [
    ...(slides ? [{ figure, frames: framesOf(motion, motion.to, face), motion, isPicture: false }] : []),
    ...pictures.map(({ picture, face: half }) => ({
      figure: picture,
      frames: framesOf(motion, natural, half),
      motion,
      isPicture: true,
    })),
  ];
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
