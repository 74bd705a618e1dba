import { IconButton } from '../pieces/button.tsx';
import css from './notice.module.css';
import { say } from '../i18n/table.ts';

interface NoticeProps {
  readonly text: string;
  readonly tone: 'plain' | 'warn';
  /** Null for what goes away by itself. */
  readonly onDismiss: (() => void) | null;
}

/** A sentence laid over the top of the carpet. It is also read out by the live region. */
export function Notice({ text, tone, onDismiss }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone}>
      <p>{text}</p>
      {onDismiss === null ? null : <IconButton icon="close" name={say('close')} onPress={onDismiss} />}
    </div>
  );
}
