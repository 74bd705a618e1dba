import { Button } from '../pieces/button.tsx';
import css from '../match/table-bar.module.css';
import { say } from '../i18n/shell.ts';

/** Over the last table: the way back to the result. */
export function SoloBar({ onShowResult }: { readonly onShowResult: () => void }) {
  return (
    <div className={css.bar}>
      <p>{say('bar.over')}</p>
      <Button tone="go" onPress={onShowResult}>
        {say('bar.toResult')}
      </Button>
    </div>
  );
}
