import type { Level } from '@spice-road/bots';
import {
  entryOf,
  judge,
  layTable,
  viewOf,
  type Action,
  type LogEntry,
  type Refusal,
  type Table,
  type View,
} from '@spice-road/rules';
import type { HistoryEntry } from '../board/table-props.ts';
import { peopleOf, type SoloGame } from './solo-game.ts';

/** A game at one device as it stands, with all that led there. */
export interface Sitting {
  readonly game: SoloGame;
  /** The laid table, and the table after each action. */
  readonly tables: readonly [Table, ...(readonly Table[])];
  /** An entry for each action, by the number of actions before it. */
  readonly history: readonly HistoryEntry[];
  readonly log: readonly LogEntry[];
  /** The seat of whoever has the device; null until somebody has said so. */
  readonly holder: number | null;
}

export type Acted =
  | { readonly ok: true; readonly sitting: Sitting }
  | { readonly ok: false; readonly refusal: Refusal };

/** What the game waits for. */
export type Next =
  | { readonly kind: 'person'; readonly seat: number }
  /** Somebody else is to act, who has to take the device first. */
  | { readonly kind: 'hand-over'; readonly seat: number }
  | { readonly kind: 'bot'; readonly seat: number; readonly level: Level }
  | { readonly kind: 'over' };

/** Null when something in its record is against the rules. */
export function sittingOf(game: SoloGame): Sitting | null {
  const people = peopleOf(game);
  const { seats, decks, pointCardsToEnd, actions } = game.record;
  let sitting: Sitting = {
    game: { ...game, record: { ...game.record, actions: [] } },
    tables: [layTable(seats, decks, { pointCardsToEnd })],
    history: [],
    log: [],
    holder: people.length === 1 ? (people[0] ?? null) : null,
  };
  for (const action of actions) {
    const acted = withAction(sitting, action);
    if (!acted.ok) return null;
    sitting = acted.sitting;
  }
  return sitting;
}

export function tableAt({ tables }: Pick<Sitting, 'tables'>): Table {
  return tables.at(-1) ?? tables[0];
}

/** How many actions led here. */
export function stateIdOf({ history }: Pick<Sitting, 'history'>): number {
  return history.length;
}

/** The action of whoever is to act. */
export function withAction(sitting: Sitting, action: Action): Acted {
  const table = tableAt(sitting);
  const verdict = judge(table, action);
  if (!verdict.ok) return verdict;
  const { game } = sitting;
  const entry = { stateId: stateIdOf(sitting), round: table.round, events: verdict.events };
  return {
    ok: true,
    sitting: {
      ...sitting,
      game: { ...game, record: { ...game.record, actions: [...game.record.actions, action] } },
      tables: [...sitting.tables, verdict.table],
      history: [...sitting.history, entry],
      log: [...sitting.log, entryOf(table, action)],
    },
  };
}

/** The sitting as it was after so many actions. */
export function backTo(sitting: Sitting, count: number): Sitting {
  const { game, tables, history, log } = sitting;
  const [laid, ...later] = tables;
  return {
    ...sitting,
    game: { ...game, record: { ...game.record, actions: game.record.actions.slice(0, count) } },
    tables: [laid, ...later.slice(0, count)],
    history: history.slice(0, count),
    log: log.slice(0, count),
  };
}

/** Somebody says that they have the device now. */
export function handedTo(sitting: Sitting, seat: number): Sitting {
  return { ...sitting, holder: seat };
}

export function nextOf(sitting: Sitting): Next {
  const { phase, toAct } = tableAt(sitting);
  if (phase === 'over') return { kind: 'over' };
  const player = sitting.game.players[toAct];
  if (player?.kind === 'bot') return { kind: 'bot', seat: toAct, level: player.level };
  return { kind: sitting.holder === toAct ? 'person' : 'hand-over', seat: toAct };
}

/** The table as whoever has the device may see it; as a watcher sees it while nobody has. */
export function viewAt({ game, holder, ...sitting }: Sitting): View {
  return viewOf(tableAt(sitting), { seat: holder, open: game.openTable });
}
