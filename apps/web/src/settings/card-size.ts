import { keptChoice } from './kept-choice.ts';

export const CARD_SIZES = ['normal', 'large'] as const;

/** As large as all of the table fits, or larger at the cost of what is around the cards. `apply`: before anything is drawn. */
export const { useChoice: useCardSize, apply: applyCardSize } = keptChoice({
  name: 'cards',
  values: CARD_SIZES,
  show: (size) => {
    if (size === 'normal') delete document.documentElement.dataset['cards'];
    else document.documentElement.dataset['cards'] = size;
  },
});
