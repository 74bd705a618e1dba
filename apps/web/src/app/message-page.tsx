import type { ReactNode } from 'react';
import { Symbol } from '../art/symbol.tsx';
import { Brand } from './brand.tsx';
import css from './message-page.module.css';
import { usePageFocus } from './page-focus.ts';
import { usePageTitle } from './page-title.ts';

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that says one thing: what is not there, what went wrong, where to go from here. */
export function MessagePage({ title, children }: MessagePageProps) {
  const heading = usePageFocus();
  usePageTitle(title);
  return (
    <div className={css.page}>
      <header>
        <Brand />
      </header>
      <main className={css.panel}>
        <div className={css.band} />
        <Symbol id="rosette" className={css.rosette} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
