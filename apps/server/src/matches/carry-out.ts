import type { Code } from '@spice-road/protocol';
import type { Refused } from '../refused.ts';
import type { Actor } from '../store/match-rows.ts';
import type { Db } from '../store/db.ts';
import type { Desk } from './desk.ts';
import type { Intention } from './firewall.ts';
import { publishAction } from './publish.ts';
import { type Ran, runAction } from './run-action.ts';

/** Whose action it is, and what that takes. */
export interface Carrying {
  readonly actor: Actor;
  /** May they still act? Asked in the transaction that stores the action. */
  mayStill?(db: Db): Promise<boolean>;
  /** Called when it is stored, before anybody else is told. */
  acknowledge(stateId: number): void;
}

/** An action on its whole way: stored, acknowledged, shown to all. Runs in the queue of its match. */
export async function carryOut(
  desk: Desk,
  intention: Intention,
  carrying: Carrying,
): Promise<(Ran & { readonly ok: true }) | Refused<Code>> {
  const { house, live, sessions } = desk;
  const ran = await runAction(house, live, intention, carrying);
  if (!ran.ok) return ran;
  house.metrics.acted();
  house.passing('acknowledging');
  carrying.acknowledge(intention.stateId + 1);
  house.passing('publishing');
  publishAction(sessions, ran.match, ran.entry);
  if (ran.roomChanged) house.fanout.publish({ kind: 'room', code: ran.match.roomCode });
  desk.tellOfAction(ran.match);
  house.passing('published');
  return ran;
}
