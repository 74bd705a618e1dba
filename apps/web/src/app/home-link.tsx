import css from './home-link.module.css';
import { Link } from './link.tsx';
import { say } from '../i18n/shell.ts';

export function HomeLink() {
  return (
    <Link to={{ page: 'home' }} className={css.link}>
      {say('toHome')}
    </Link>
  );
}
