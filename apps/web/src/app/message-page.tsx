import type { ReactNode } from 'react';
import { Symbol } from '../art/symbol.tsx';
import { Brand } from './brand.tsx';
import css from './message-page.module.css';
import { PageHeading } from './page-heading.tsx';
import { usePageTitle } from './page-title.ts';

interface MessagePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that says one thing: what is not there, what went wrong, where to go from here. */
export function MessagePage({ title, children }: MessagePageProps) {
  usePageTitle(title);
  return (
    <div className={css.page}>
      <header>
        <Brand />
      </header>
      <main className={`framed ${css.panel}`}>
        <div className={`framed-band ${css.band}`} />
        <Symbol id="rosette" className={css.rosette} />
        <PageHeading>{title}</PageHeading>
        {children}
      </main>
    </div>
  );
}
