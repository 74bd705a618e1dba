import { Symbol } from '../art/symbol.tsx';
import css from './brand.module.css';
import { Link } from './link.tsx';

/** The game's mark and name; leads home. */
export function Brand() {
  return (
    <Link to={{ page: 'home' }} className={css.brand}>
      <Symbol id="mark" className={css.mark} />
      <b>Spice Road</b>
      <span className="sr">, home</span>
    </Link>
  );
}
