import { keep } from '../seat/browser-keep.ts';
import css from './storage-note.module.css';
import { say } from '../i18n/shell.ts';

/** Only where the browser keeps nothing. */
export function StorageNote() {
  if (keep.isLasting()) return null;
  return <p className={css.note}>{say('storageNote')}</p>;
}
