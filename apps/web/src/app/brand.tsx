import { Symbol } from '../art/symbol.tsx';
import css from './brand.module.css';
import { Link } from './link.tsx';
import { say } from '../i18n/shell.ts';

/** The game's mark and name; leads home. */
export function Brand() {
  return (
    <Link to={{ page: 'home' }} className={css.brand}>
      <Symbol id="mark" className={css.mark} />
      <b>{say('spiceRoad')}</b>
      <span className="sr">{say('brand.home')}</span>
    </Link>
  );
}
