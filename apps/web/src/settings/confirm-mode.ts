import { CONFIRM_MODES } from '../draft/confirm-modes.ts';
import { keptChoice } from './kept-choice.ts';

/** When an action is sent. */
export const { useChoice: useConfirmMode } = keptChoice({ name: 'confirm', values: CONFIRM_MODES });
