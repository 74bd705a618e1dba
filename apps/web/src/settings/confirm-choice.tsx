import { Segments } from '../controls/segments.tsx';
import { CONFIRM_MODES } from '../draft/confirm-modes.ts';
import { say } from '../i18n/shell.ts';
import { useConfirmMode } from './confirm-mode.ts';
import css from './settings.module.css';

export function ConfirmChoice() {
  const [mode, setMode] = useConfirmMode();
  return (
    <div>
      <Segments
        label={say('confirming')}
        choices={CONFIRM_MODES.map((value) => ({ value, label: say(`confirming.${value}`) }))}
        value={mode}
        onChange={setMode}
      />
      <p className={css.words}>{say(`confirming.${mode}.words`)}</p>
    </div>
  );
}
