import { Dialog } from '../controls/dialog.tsx';
import { say } from '../i18n/table.ts';
import css from './keys-dialog.module.css';
import { TABLE_KEYS } from './table-keys.ts';

interface KeysDialogProps {
  /** Keys of this table alone, and what they do. */
  readonly more?: readonly { readonly key: string; readonly words: string }[];
  readonly onClose: () => void;
}

/** Every key of the table, from the same list that the keys themselves go by. */
export function KeysDialog({ more = [], onClose }: KeysDialogProps) {
  return (
    <Dialog title={say('keyboard')} onClose={onClose}>
      <dl className={css.keys}>
        {TABLE_KEYS.map(({ says, shown }) => (
          <div key={says}>
            <dt className={css.shown}>
              {shown.map((chord) => (
                <span key={chord.join(' ')} className={css.chord}>
                  {chord.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd className={css.words}>{say(says)}</dd>
          </div>
        ))}
        {more.map(({ key, words }) => (
          <div key={key}>
            <dt className={css.shown}>
              <kbd>{key}</kbd>
            </dt>
            <dd className={css.words}>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
