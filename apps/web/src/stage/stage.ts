import type { GameEvent, View } from '@spice-road/rules';
import { castOf, recast } from './cast.ts';
import { flip, type Running } from './flip.ts';
import { measure, type Figure, type Measured } from './measure.ts';
import { LONGEST_WAIT, paceOf, turnsBetween, type Situation } from './pace.ts';
import { pictureOf } from './picture.ts';
import { EMPTY_CAST, type Cast } from './piece.ts';
import { plan } from './plan.ts';
import { readTempo } from './times.ts';
import { watchInput } from './watch-input.ts';

/** A table, and how it came. */
export interface Step {
  readonly view: View;
  readonly stateId: number;
  /** What led here from the table received before it. */
  readonly events: readonly GameEvent[];
  readonly arrival: Situation['arrival'];
  readonly motion: Situation['motion'];
}

/** Decides which table is shown when, and moves the pieces from one to the next. */
export interface Stage {
  /** Called with every new table, in order. */
  receive(step: Step): void;
  /** Called when what was last to be shown has been drawn, before it is painted. */
  drawn(): void;
  /** Watches the reader's input, and moves what is drawn within; until what it returns is called. */
  attach(root: HTMLElement): () => void;
}

export interface Curtain {
  /** Asks for a table to be drawn: soon, or before this returns. */
  show(step: Step, when: 'soon' | 'now'): void;
}

interface Waiting {
  readonly step: Step;
  readonly time: number;
  readonly since: number;
}

/** A change that is being drawn. */
interface Changing {
  readonly before: Measured;
  readonly castBefore: Cast;
  readonly pictures: ReadonlyMap<string, Figure>;
  readonly step: Step;
  readonly time: number;
}

export function createStage({ show }: Curtain): Stage {
  let root: HTMLElement | null = null;
  let newest: Step | null = null;
  let cast: Cast = EMPTY_CAST;
  let queue: readonly Waiting[] = [];
  let changing: Changing | null = null;
  let running: Running | null = null;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  /** Keys to be marked as changed once they are drawn, for those who see no motion. */
  let toMark: ReadonlySet<string> = new Set();

  function receive(step: Step): void {
    const last = newest;
    newest = step;
    if (last?.stateId === step.stateId) {
      // The same table told anew.
      if (last.view !== step.view) catchUp('soon');
      return;
    }
    const pace = paceOf({
      page: document.hidden ? 'hidden' : 'seen',
      arrival: last === null ? 'first' : step.arrival,
      turns: last === null ? 0 : turnsBetween(last.view, step.view),
      motion: step.motion,
      mover: last !== null && last.view.toAct === last.view.you ? 'you' : 'other',
      waited: queue[0] === undefined ? 0 : performance.now() - queue[0].since,
    });
    queue = [...queue, { step, time: pace.kind === 'play' ? pace.time : 0, since: performance.now() }];
    if (pace.kind === 'skip' || root === null) {
      const isMarked = step.motion === 'less' && step.arrival === 'next';
      const before = cast;
      catchUp('soon');
      if (isMarked) toMark = changedKeys(before, cast);
    } else if (running === null && changing === null) next();
    else alarm ??= setTimeout(() => catchUp('soon'), LONGEST_WAIT);
  }

  function next(): void {
    const [waiting, ...rest] = queue;
    queue = rest;
    if (rest.length === 0) silence();
    if (waiting === undefined || root === null) return;
    const { step, time } = waiting;
    const before = measure(root, cast);
    const castBefore = cast;
    cast = recast(cast, step.view, { events: step.events, chosen: before.chosen });
    changing = { before, castBefore, pictures: picturesOf(before, changedKeys(cast, castBefore)), step, time };
    show(step, 'soon');
  }

  function drawn(): void {
    mark();
    if (changing === null || root === null) return;
    const { before, castBefore, pictures, step, time } = changing;
    changing = null;
    const after = measure(root, cast);
    const { times, eases } = readTempo(root, time);
    const { events } = step;
    const motions = plan({ before, after, anchorAt: after.rectAt, castBefore, castAfter: cast, events, times });
    void run(flip({ root, motions, pictures, after, eases }));
  }

  async function run(started: Running): Promise<void> {
    running = started;
    await started.done;
    if (running !== started) return;
    running = null;
    next();
  }

  /** Whatever is still to come is skipped: the newest table is the truth. */
  function catchUp(when: 'soon' | 'now'): void {
    running?.finish();
    running = null;
    changing = null;
    silence();
    for (const { step } of queue) cast = recast(cast, step.view, { events: step.events, chosen: new Set() });
    queue = [];
    if (newest === null) return;
    if (cast === EMPTY_CAST) cast = castOf(newest.view);
    show(newest, when);
  }

  function silence(): void {
    clearTimeout(alarm);
    alarm = undefined;
  }

  function mark(): void {
    if (root === null || toMark.size === 0) return;
    for (const [key, figure] of measure(root, cast).figures) if (toMark.has(key)) figure.dataset['changed'] = '';
    toMark = new Set();
  }

  /** The marks stay until the next input. */
  function unmark(): void {
    for (const figure of root?.querySelectorAll<Figure>('[data-changed]') ?? []) delete figure.dataset['changed'];
  }

  function attach(element: HTMLElement): () => void {
    root = element;
    const stopWatching = watchInput({
      onPress: () => {
        unmark();
        running?.freeze();
      },
      onRelease: () => {
        running?.finish();
        if (queue.length > 0) catchUp('soon');
      },
      onKey: () => {
        unmark();
        running?.finish();
        if (queue.length > 0) catchUp('now');
      },
      onHide: () => catchUp('soon'),
    });
    return () => {
      stopWatching();
      silence();
      running?.finish();
      running = null;
      changing = null;
      root = null;
    };
  }

  return { receive, drawn, attach };
}

/** Pieces of the second cast that were not so in the first. */
function changedKeys(first: Cast, second: Cast): ReadonlySet<string> {
  const was = new Map(first.pieces.map((piece) => [piece.key, piece]));
  const isSame = (key: string, holder: string, spice: string | null) => {
    const piece = was.get(key);
    return piece?.holder === holder && (piece.kind !== 'spice' || piece.spice === spice);
  };
  return new Set(
    second.pieces.flatMap((piece) =>
      isSame(piece.key, piece.holder, piece.kind === 'spice' ? piece.spice : null) ? [] : [piece.key],
    ),
  );
}

/** How they look before they change: afterwards it is too late to see. */
function picturesOf({ pieces, figures }: Measured, keys: ReadonlySet<string>): ReadonlyMap<string, Figure> {
  return new Map(
    [...keys].flatMap((key) => {
      const [spotted, figure] = [pieces.get(key), figures.get(key)];
      return spotted === undefined || figure === undefined ? [] : [[key, pictureOf(figure, spotted.rect)] as const];
    }),
  );
}
