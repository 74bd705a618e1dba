import { keptChoice } from './kept-choice.ts';

export const LETTERS = ['off', 'on'] as const;

/** Y R G B in place of the drawings on the cubes, wherever a cube is drawn. `apply`: before anything is drawn. */
export const { useChoice: useLetters, apply: applyLetters } = keptChoice({
  name: 'letters',
  values: LETTERS,
  show: (letters) => {
    if (letters === 'off') delete document.documentElement.dataset['letters'];
    else document.documentElement.dataset['letters'] = letters;
  },
});
