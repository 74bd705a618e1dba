import css from './quiet-page.module.css';

/** Shown while something is on its way; appears late, so that a quick arrival is not preceded by a flash. */
export function QuietPage({ children }: { readonly children: string }) {
  return (
    <div className={css.page} role="status">
      <svg viewBox="0 0 104 82" className={css.camel} aria-hidden="true">
        <use href="#camel" />
      </svg>
      <p>{children}</p>
    </div>
  );
}
