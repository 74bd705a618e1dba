import type { MouseEvent, ReactNode } from 'react';
import { hrefOf, navigate } from './navigation.ts';
import type { Route } from './route.ts';

interface LinkProps {
  readonly to: Route;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link within the page; the browser still opens it in a new tab when asked to. */
export function Link({ to, className, children }: LinkProps) {
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }
  return (
    <a href={hrefOf(to)} className={className} onClick={follow}>
      {children}
    </a>
  );
}
