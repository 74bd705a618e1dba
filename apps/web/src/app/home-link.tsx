import css from './home-link.module.css';
import { Link } from './link.tsx';

export function HomeLink() {
  return (
    <Link to={{ page: 'home' }} className={css.link}>
      To the home page
    </Link>
  );
}
