import { viewOf, type Action, type View } from '@spice-road/rules';
import type { Match, MatchSnapshot } from '../match/match.ts';
import type { Trouble } from '../app/sentences.ts';
import { parseSave, printSave } from './save.ts';
import type { Shelf } from './shelf.ts';
import { handedTo, nextOf, stateIdOf, tableAt, viewAt, withAction, type Sitting } from './sitting.ts';
import type { Thinker } from './thinker.ts';
import { takenBack, undoOf, type Undo, type UndoRefusal } from './undo.ts';

/** What there is to be said besides what was refused. */
export type SoloNotice = Trouble | SoloNews;
export type SoloNews = 'bot-silent' | 'took-back' | `undo-${UndoRefusal}`;

export interface SoloSnapshot extends Omit<MatchSnapshot, 'notice'> {
  readonly notice: SoloNotice | null;
  readonly view: View;
  readonly sitting: Sitting;
  /** Who has to take the device before the game goes on. */
  readonly handOver: number | null;
  readonly undo: Undo;
}

/** A match without a server, with the same face towards the page. */
export interface SoloMatch extends Omit<Match, 'getSnapshot'> {
  readonly getSnapshot: () => SoloSnapshot;
  /** Or says why not. */
  readonly undo: () => void;
  /** Somebody says that they are who has to take the device. */
  readonly takeDevice: () => void;
}

/** The world around a solo match. */
export interface Surroundings {
  readonly thinker: Pick<Thinker, 'ask'>;
  readonly shelf: Pick<Shelf, 'read' | 'write' | 'setAside' | 'subscribe'>;
  /** Resolves when a turn has lasted long enough to be seen. */
  readonly turnTime: () => Promise<void>;
  readonly now: () => number;
}

export function createSoloMatch(begun: Sitting, { thinker, shelf, turnTime, now }: Surroundings): SoloMatch {
  const { id } = begun.game;
  const listeners = new Set<() => void>();
  /** Grows whenever what was waited for is not wanted any more. */
  let turn = 0;
  /** What this tab read or wrote last: anything else was written by another one. */
  let kept = shelf.read(id);
  let stopListening: (() => void) | null = null;
  let snapshot = snapshotOf(begun, null, null);

  function show(change: Partial<Pick<SoloSnapshot, 'sitting' | 'handOver' | 'notice'>>): void {
    const next = { ...snapshot, ...change };
    snapshot =
      next.sitting === snapshot.sitting
        ? { ...snapshot, ...change }
        : snapshotOf(next.sitting, next.handOver, next.notice);
    for (const listener of listeners) listener();
  }

  /** Another table: kept, shown, and played on with. */
  function turnTo(sitting: Sitting, notice: SoloNotice | null = null): void {
    if (adoptedFromElsewhere()) return;
    kept = printSave(sitting, now());
    shelf.write(id, kept);
    show({ sitting, handOver: null, notice });
    void goOn();
  }

  /** The same game is open in another tab and went on there: this one follows. */
  function adoptedFromElsewhere(): boolean {
    const text = shelf.read(id);
    if (text === null || text === kept) return false;
    const sitting = parseSave(text);
    if (sitting === null) {
      // A page of another release may be able to read it: it is not written over.
      shelf.setAside(id);
      return false;
    }
    kept = text;
    const { holder } = snapshot.sitting;
    show({ sitting: { ...sitting, holder: sitting.holder ?? holder }, handOver: null, notice: null });
    void goOn();
    return true;
  }

  async function goOn(): Promise<void> {
    turn += 1;
    const current = turn;
    const { sitting } = snapshot;
    const next = nextOf(sitting);
    switch (next.kind) {
      case 'over':
      case 'person':
        return;
      case 'hand-over':
        // Whoever acted last sees what came of it; at the very beginning nobody looks yet.
        if (sitting.holder !== null) await turnTime();
        if (turn !== current) return;
        // Where nothing is hidden there is nothing to hide from each other.
        if (sitting.game.openTable) turnOver(next.seat);
        else show({ handOver: next.seat });
        return;
      case 'bot': {
        const action = await chosenBy(sitting, next);
        if (turn !== current) return;
        const acted = action === null ? null : withAction(sitting, action);
        if (acted?.ok) turnTo(acted.sitting);
        else show({ notice: 'bot-silent' });
      }
    }
  }

  async function chosenBy(sitting: Sitting, { seat, level }: Extract<ReturnType<typeof nextOf>, { kind: 'bot' }>) {
    const view = viewOf(tableAt(sitting), { seat, open: sitting.game.openTable });
    const seed = seedAt(sitting);
    try {
      const [action] = await Promise.all([
        thinker.ask<'choose'>({ kind: 'choose', level, view, log: sitting.log, seed }),
        turnTime(),
      ]);
      return action;
    } catch {
      return null;
    }
  }

  function turnOver(seat: number): void {
    show({ sitting: handedTo(snapshot.sitting, seat), handOver: null });
    void goOn();
  }

  function act(action: Action): void {
    if (nextOf(snapshot.sitting).kind !== 'person') return;
    const acted = withAction(snapshot.sitting, action);
    if (acted.ok) turnTo(acted.sitting);
    else show({ notice: acted.refusal });
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    act,
    undo: () => {
      const { sitting, undo } = snapshot;
      if (undo.ok) turnTo(takenBack(sitting), 'took-back');
      else show({ notice: `undo-${undo.refusal}` });
    },
    takeDevice: () => {
      const { handOver } = snapshot;
      if (handOver !== null) turnOver(handOver);
    },
    // All of it is here.
    fetchOlder: () => Promise.resolve(),
    dismissNotice: () => {
      show({ notice: null });
    },
    start: () => {
      stopListening = shelf.subscribe(adoptedFromElsewhere);
      void goOn();
    },
    stop: () => {
      stopListening?.();
      turn += 1;
    },
  };
}

/** Told from what any page may have to say. */
export function isSoloNews(notice: SoloNotice): notice is SoloNews {
  return notice === 'bot-silent' || notice === 'took-back' || notice.startsWith('undo-');
}

function snapshotOf(sitting: Sitting, handOver: number | null, notice: SoloNotice | null): SoloSnapshot {
  return {
    view: viewAt(sitting),
    stateId: stateIdOf(sitting),
    history: sitting.history,
    connection: 'live',
    sending: false,
    notice,
    trouble: null,
    sitting,
    handOver,
    undo: undoOf(sitting),
  };
}

/** Another one for each action, and the same whenever that position comes up again. */
function seedAt(sitting: Sitting): number {
  return (sitting.game.chance ^ Math.imul(stateIdOf(sitting) + 1, 0x9e3779b1)) >>> 0;
}
