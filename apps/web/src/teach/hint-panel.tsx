import type { View } from '@spice-road/rules';
import { IconButton } from '../pieces/button.tsx';
import { Icon } from '../pieces/icon.tsx';
import { say as sayTable } from '../i18n/table.ts';
import { say } from '../i18n/solo.ts';
import css from './hint-panel.module.css';
import { hintInWords } from './hint-words.ts';
import type { HintInHand, HintState } from './use-hint.ts';

interface HintPanelProps {
  readonly hint: HintInHand;
  readonly view: Pick<View, 'phase'>;
}

/** What Expert would do; read out as it comes. */
export function HintPanel({ hint, view }: HintPanelProps) {
  const { state } = hint;
  const words = view.phase === 'over' ? '' : wordsOf(state);
  return (
    <div role="status" className={css.place}>
      {words === '' ? null : (
        <div className={css.panel} data-kind={state.kind}>
          <Icon name="lantern" className={css.icon} />
          <p>{words}</p>
          <IconButton icon="close" name={sayTable('close')} onPress={hint.dismiss} />
        </div>
      )}
    </div>
  );
}

function wordsOf(state: HintState): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'thinking':
      return say('hint.thinking');
    case 'not-now':
      return say('hint.notNow');
    case 'failed':
      return say('hint.failed');
    case 'told':
      return hintInWords(state.hint);
  }
}
