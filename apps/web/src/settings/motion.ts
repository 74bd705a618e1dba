import { keptChoice } from './kept-choice.ts';

export const MOTIONS = ['full', 'less'] as const;

/** `full` means as much as the system allows. `apply`: before anything is drawn. */
export const { useChoice: useMotion, apply: applyMotion } = keptChoice({
  name: 'motion',
  values: MOTIONS,
  show: (motion) => {
    if (motion === 'full') delete document.documentElement.dataset['motion'];
    else document.documentElement.dataset['motion'] = motion;
  },
});
