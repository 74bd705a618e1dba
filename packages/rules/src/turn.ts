import { excessOf } from './caravan.ts';
import type { GameEvent } from './event.ts';
import type { Step } from './step.ts';
import { seatToAct, type Table } from './table.ts';

/** What follows from an action once it is carried out: a discard owed, the last round, the next turn or the end. */
export function settle({ table, events }: Step): Step {
  const trigger = triggerOf(table);
  const triggered: Table = trigger.length > 0 ? { ...table, lastRound: true } : table;
  const turn = endTurn(triggered);
  return { table: turn.table, events: [...events, ...trigger, ...turn.events] };
}

/** RULES 8.1: the round in which somebody reaches the number of point cards is the last. */
function triggerOf(table: Table): readonly GameEvent[] {
  const reached = seatToAct(table).claimed.length >= table.pointCardsToEnd;
  return reached && !table.lastRound ? [{ type: 'last-round-began', seat: table.toAct }] : [];
}

function endTurn(table: Table): Step {
  const seat = table.toAct;
  const excess = excessOf(seatToAct(table).caravan);
  // RULES 7: the turn is not over until the caravan is within its limit.
  if (excess > 0) return { table: { ...table, phase: 'discard' }, events: [{ type: 'overfilled', seat, excess }] };

  const roundIsOver = seat === table.seats.length - 1;
  // RULES "Files": when the match is over, the seat to act and the round stay those of the last action.
  if (roundIsOver && table.lastRound) return { table: { ...table, phase: 'over' }, events: [{ type: 'ended' }] };
  if (roundIsOver) return { table: { ...table, phase: 'action', toAct: 0, round: table.round + 1 }, events: [] };
  return { table: { ...table, phase: 'action', toAct: seat + 1 }, events: [] };
}
