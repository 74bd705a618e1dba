import { CONFIRM_MODES } from '../draft/confirming.ts';
import { keptChoice } from './kept-choice.ts';

/** When an action is sent. */
export const { useChoice: useConfirmMode } = keptChoice({ name: 'confirm', values: CONFIRM_MODES });
