import { excessOf, isLegal, merchantCard, type Action, type Outlook, type Spice } from '@spice-road/rules';
import { cubesOf, handfulOf, paymentSoFar, stepsOf } from './cubes.ts';
import type { Draft } from './draft.ts';

/** The action a draft stands for; null while it is incomplete or not legal. */
export function actionOf(draft: Draft, outlook: Outlook): Action | null {
  const action = intended(draft, outlook);
  return action !== null && isLegal(outlook, action) ? action : null;
}

/** How far along a draft is: so many of so many. Null when it is complete as soon as it is begun. */
export function progressOf(draft: Draft, outlook: Outlook): { readonly done: number; readonly of: number } | null {
  switch (draft.kind) {
    case 'play-upgrade': {
      const card = merchantCard(draft.card);
      return card.kind === 'upgrade' ? { done: draft.lifts.length, of: card.steps } : null;
    }
    case 'acquire':
      return { done: draft.laid.length, of: draft.slot };
    case 'discard':
      return { done: draft.chosen.length, of: excessOf(outlook.me.caravan) };
    case 'idle':
    case 'play-gather':
    case 'play-trade':
    case 'claim':
    case 'rest':
      return null;
  }
}

function intended(draft: Draft, outlook: Outlook): Action | null {
  const cubes = cubesOf(outlook);
  switch (draft.kind) {
    case 'idle':
      return null;
    case 'play-gather':
      return { type: 'play', card: draft.card, use: { kind: 'gather' } };
    case 'play-upgrade':
      return { type: 'play', card: draft.card, use: { kind: 'upgrade', steps: stepsOf(cubes, draft.lifts) } };
    case 'play-trade':
      return { type: 'play', card: draft.card, use: { kind: 'trade', times: draft.times } };
    case 'acquire': {
      const payment = paymentSoFar(draft, cubes).filter((spice): spice is Spice => spice !== null);
      return payment.length === draft.slot ? { type: 'acquire', slot: draft.slot, payment } : null;
    }
    case 'claim':
      return { type: 'claim', slot: draft.slot };
    case 'rest':
      return { type: 'rest' };
    case 'discard':
      return { type: 'discard', spices: handfulOf(cubes, draft.chosen) };
  }
}
