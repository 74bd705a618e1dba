import {
  ACTION_TYPES,
  type Action,
  type ActionType,
  type GameEvent,
  judge,
  parseAction,
  printEvent,
} from '@spice-road/rules';
import { INVALID_MOVE, type LongFormMove, underDraft } from './framework.ts';
import type { GameState } from './state.ts';

/** The five actions as moves. Each takes one argument: the action in the notation of the records, without its type. */
export const moves = Object.fromEntries(ACTION_TYPES.map((type) => [type, moveOf(type)]));

function moveOf(type: ActionType): LongFormMove<GameState> {
  return {
    // The browser has no decks, so it cannot run a move; its preview is made by the rules alone.
    client: false,
    move: ({ G: draft, log }, argument: unknown) => {
      const state = underDraft(draft);
      const action = actionOf(type, argument);
      if (action === null) return INVALID_MOVE;
      const verdict = judge(state.table, action);
      if (!verdict.ok) return INVALID_MOVE;
      log.setMetadata(metadataOf(state.table.round, verdict.events));
      return { ...state, table: verdict.table };
    },
  };
}

/** The action a move stands for, or null if its argument is malformed. */
export function actionOf(type: ActionType, argument: unknown): Action | null {
  if (argument === undefined || argument === null) return parseAction({ type });
  if (typeof argument !== 'object' || Object.hasOwn(argument, 'type')) return null;
  return parseAction({ ...argument, type });
}

/** What goes into the log beside the move. Everybody reads it: events are done in the open (RULES 9). */
function metadataOf(round: number, events: readonly GameEvent[]) {
  return { round, events: events.map(printEvent) };
}
