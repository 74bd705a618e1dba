import { Button, IconButton } from '../pieces/button.tsx';
import css from './log-drawer.module.css';
import { LogRows } from './log-rows.tsx';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import { useDialog } from './use-dialog.ts';
import { useMedia } from './use-media.ts';
import { say } from '../i18n/table.ts';

interface LogDrawerProps {
  readonly history: readonly HistoryEntry[];
  readonly people: readonly TablePerson[];
  readonly you: number | null;
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly onClose: () => void;
}

/** The whole log. Beside the table on a large screen, where play goes on; over it on a phone. */
export function LogDrawer({ history, people, you, hasOlder, onOlder, onClose }: LogDrawerProps) {
  const roomy = useMedia('(min-width: 860px) and (min-height: 500px)');
  const dialog = useDialog(roomy ? 'beside' : 'modal');
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={say('log')}
      // oxlint-disable-next-line react/no-unknown-property -- closes a modal dialog by a tap beside it
      closedby={roomy ? 'closerequest' : 'any'}
      onCancel={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className={css.head}>
        <h2 className={css.title}>{say('log')}</h2>
        <IconButton icon="close" name={say('close')} onPress={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keys */}
      <div className={css.list} tabIndex={0} role="region" aria-label={say('log')}>
        {history.length === 0 ? <p>{say('emptyLog')}</p> : null}
        <LogRows history={history} people={people} you={you} show="all" />
        {hasOlder ? (
          <Button tone="quiet" icon="down" onPress={onOlder}>
            {say('older')}
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}
