import { type Action, legalActions, outlookOfView, type View } from '@spice-road/rules';

/** What is played for a bot that gave no answer: a claim if there is one, else a rest, else the first thing possible. */
export function plainAction(view: View): Action {
  const outlook = outlookOfView(view);
  const legal = outlook === null ? [] : legalActions(outlook);
  const action = legal.find(({ type }) => type === 'claim') ?? legal.find(({ type }) => type === 'rest') ?? legal[0];
  if (action === undefined) throw new Error('A bot is asked when it is its turn.');
  return action;
}
