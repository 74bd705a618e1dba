import { keep } from '../seat/browser-keep.ts';
import css from './storage-note.module.css';

/** Only where the browser keeps nothing. */
export function StorageNote() {
  if (keep.isLasting()) return null;
  return (
    <p className={css.note}>
      This browser keeps nothing, so your seat lasts until the page is closed. To be safe, continue on another device.
    </p>
  );
}
