import type { GameEvent, View } from '@spice-road/rules';
import { countOver } from './count-sign.ts';
import { castOf, changedKeys, partingKeys, recast, shiftedCards } from './cast.ts';
import { flip, type Running } from './flip.ts';
import { readyToMove } from './footing.ts';
import { measure, type Figure, type Measured } from './measure.ts';
import { overlayIn, type Overlay } from './overlay.ts';
import { LONGEST_WAIT, paceOf, turnsBetween, type Situation } from './pace.ts';
import { picturesOf } from './picture.ts';
import { EMPTY_CAST, type Cast } from './piece.ts';
import { plan } from './plan.ts';
import { readTempo } from './times.ts';
import { createSlipWatch } from './slip-watch.ts';
import { frameWay } from './turn-frame.ts';
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
  /** Asks for a table to be drawn: as there is time between frames, soon, or before this returns. */
  show(step: Step, when: 'between-frames' | 'soon' | 'now'): void;
  /** The newest table is drawn, and nothing on it moves any more. May be told again. */
  rest(step: Step): void;
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
  readonly viewBefore: View | null;
  readonly pictures: ReadonlyMap<string, Figure>;
  readonly step: Step;
  readonly time: number;
}

export function createStage(curtain: Curtain): Stage {
  const slips = createSlipWatch();
  let root: HTMLElement | null = null;
  let overlay: Overlay | null = null;
  let newest: Step | null = null;
  let asked: Step | null = null;
  let shown: Step | null = null;
  let cast: Cast = EMPTY_CAST;
  let queue: readonly Waiting[] = [];
  let changing: Changing | null = null;
  let running: Running | null = null;
  /** Lays the cards that were readied as they lie at rest. */
  let settle: (() => void) | null = null;
  let alarm: ReturnType<typeof setTimeout> | undefined;
  /** Something is pressed: what it is must not go from under the finger. */
  let pressed: { readonly wasBehind: boolean } | null = null;
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
    const mover = last !== null && last.view.toAct === last.view.you ? 'you' : 'other';
    const turns = last === null ? 0 : turnsBetween(last.view, step.view);
    const pace = paceOf({
      page: document.hidden ? 'hidden' : 'seen',
      arrival: last === null ? 'first' : step.arrival,
      turns,
      motion: step.motion,
      mover,
      waited: queue[0] === undefined ? 0 : performance.now() - queue[0].since,
    });
    queue = [...queue, { step, time: pace.kind === 'play' ? pace.time : 0, since: performance.now() }];
    if (pace.kind === 'play' && root !== null) {
      next();
      return;
    }
    const before = cast;
    if (last !== null && step.arrival === 'next' && root !== null) slips.noteBefore(measure(root, cast), cast);
    catchUp('soon');
    // Nobody has to be shown what they did themselves; what others did after it they have not seen.
    const isOwn = mover === 'you' && turns <= 1;
    if (last !== null && !isOwn && step.motion === 'less' && step.arrival === 'next')
      toMark = changedKeys(before, cast);
  }

  function show(step: Step, when: Parameters<Curtain['show']>[1]): void {
    asked = step;
    curtain.show(step, when);
  }

  function tellRest(): void {
    const isStill = running === null && changing === null && queue.length === 0;
    if (isStill && newest !== null && shown?.stateId === newest.stateId) curtain.rest(newest);
  }

  /** Begins the next change, unless the one before it or the reader's finger is in the way. */
  function next(): void {
    const [waiting] = queue;
    if (waiting !== undefined && root !== null && running === null && changing === null && pressed === null) {
      queue = queue.slice(1);
      const { step, time } = waiting;
      const before = measure(root, cast);
      slips.noteBefore(before, cast);
      const castBefore = cast;
      const viewBefore = shown?.view ?? null;
      cast = recast(cast, step.view, { events: step.events, chosen: before.chosen });
      const change = {
        before,
        castBefore,
        viewBefore,
        pictures: picturesOf(before, partingKeys(castBefore, cast)),
        step,
        time,
      };
      changing = change;
      settle = readyToMove(before, shiftedCards(castBefore, cast));
      // Looking and drawing in two frames: together they could be too much for one.
      requestAnimationFrame(() => changing === change && pressed === null && show(step, 'between-frames'));
    }
    watchLag();
  }

  function drawn(): void {
    shown = asked;
    slips.noteDrawn();
    mark();
    if (changing === null || root === null || overlay === null) {
      tellRest();
      return;
    }
    const { before, castBefore, viewBefore, pictures, step, time } = changing;
    changing = null;
    watchLag();
    const after = measure(root, cast);
    const tempo = readTempo(root, time);
    const { times } = tempo;
    const { events } = step;
    const motions = plan({ before, after, anchorAt: after.rectAt, castBefore, castAfter: cast, events, times });
    const frame = frameWay(viewBefore, step.view, after.rectAt);
    const count = countOver({ before, after, anchorAt: after.rectAt, event: events[0] ?? null });
    void run(flip({ overlay, motions, pictures, after, frame, count, tempo }));
    // Drawn under a finger: it stays as it was until that goes.
    if (pressed !== null) running?.freeze();
  }

  async function run(started: Running): Promise<void> {
    running = started;
    await started.done;
    if (running !== started) return;
    running = null;
    settleCards();
    next();
    tellRest();
  }

  /** Whatever is still to come is skipped: the newest table is the truth. */
  function catchUp(when: 'soon' | 'now'): void {
    stop();
    for (const { step } of queue) cast = recast(cast, step.view, { events: step.events, chosen: new Set() });
    queue = [];
    watchLag();
    if (newest === null) return;
    if (cast === EMPTY_CAST) cast = castOf(newest.view);
    show(newest, when);
    tellRest();
  }

  function stop(): void {
    running?.finish();
    running = null;
    changing = null;
    settleCards();
  }

  function settleCards(): void {
    settle?.();
    settle = null;
  }

  function isBehind(): boolean {
    return queue.length > 0 || changing !== null;
  }

  /** However it comes about, and even if no frame is ever drawn: the table is not kept waiting any longer. */
  function watchLag(): void {
    if (isBehind()) {
      alarm ??= setTimeout(() => catchUp('soon'), LONGEST_WAIT);
      return;
    }
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
    overlay = overlayIn(element);
    const stopWatching = watchInput({
      isSlip: slips.isSlip,
      onMove: slips.noteMove,
      onPress: () => {
        unmark();
        running?.freeze();
        pressed = { wasBehind: isBehind() };
      },
      onRelease: () => {
        running?.finish();
        const wasBehind = pressed?.wasBehind === true;
        pressed = null;
        if (wasBehind) catchUp('soon');
        else next();
      },
      onKey: () => {
        unmark();
        running?.finish();
        if (isBehind()) catchUp('now');
      },
      onHide: () => catchUp('soon'),
    });
    return () => {
      stopWatching();
      stop();
      clearTimeout(alarm);
      alarm = undefined;
      pressed = null;
      overlay?.element.remove();
      overlay = null;
      root = null;
    };
  }

  return { receive, drawn, attach };
}
