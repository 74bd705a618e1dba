import css from './connection-bar.module.css';

/** Says that nothing is coming in. Goes by itself; a hiccup of less than a second is never shown. */
export function ConnectionBar({ isLost }: { readonly isLost: boolean }) {
  return (
    <div role="status" className={css.region}>
      {isLost ? <p className={css.bar}>Connection lost. Trying again…</p> : null}
    </div>
  );
}
