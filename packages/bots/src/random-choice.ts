import { legalActions, type Action, type Outlook } from '@spice-road/rules';
import type { Random } from './random-play.ts';

/** A reference opponent: what to do is drawn first, each kind of action as likely as the others, then which. */
export function randomChoice(outlook: Outlook, random: Random): Action {
  const legal = legalActions(outlook);
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = types[Math.floor(random() * types.length)];
  const actions = legal.filter((action) => action.type === type);
  const action = actions[Math.floor(random() * actions.length)];
  if (!action) throw new Error('whoever is to act has a legal action');
  return action;
}
