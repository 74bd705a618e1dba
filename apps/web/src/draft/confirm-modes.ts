/**
 * When an action is sent. `ask`: by the button that confirms. `again`: also by a second tap on what was picked. `once`:
 * as soon as there is nothing left to choose. In a file of their own: settings offer them where there is no draft.
 */
export const CONFIRM_MODES = ['ask', 'again', 'once'] as const;
export type ConfirmMode = (typeof CONFIRM_MODES)[number];
