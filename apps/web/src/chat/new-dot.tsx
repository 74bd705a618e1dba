import css from './new-dot.module.css';

/** How many lines are new; the button's name says it in words. */
export function NewDot({ count }: { readonly count: number }) {
  return (
    <span className={css.dot} aria-hidden="true">
      {count > 9 ? '9+' : count}
    </span>
  );
}
