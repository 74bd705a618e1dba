import css from './connection-bar.module.css';
import { say } from '../i18n/shell.ts';

/** Says that nothing is coming in. Goes by itself; a hiccup of less than a second is never shown. */
export function ConnectionBar({ isLost }: { readonly isLost: boolean }) {
  return (
    <div role="status" className={css.region}>
      {isLost ? <p className={css.bar}>{say('connection.lost')}</p> : null}
    </div>
  );
}
