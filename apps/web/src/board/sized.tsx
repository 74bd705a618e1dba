import css from './action-plaque.module.css';
import type { Phrase } from './draft-words.ts';

/** Words of the plaque, as long as there is room for. */
export function Sized({ phrase: { long, short } }: { readonly phrase: Phrase }) {
  if (long === short) return long;
  return (
    <>
      <span className={css.wide}>{long}</span>
      <span className={css.tight}>{short}</span>
    </>
  );
}
