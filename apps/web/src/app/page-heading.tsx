import { useEffect, useRef, type ReactNode } from 'react';
import css from './page-heading.module.css';

interface PageHeadingProps {
  /** For pages whose picture says it already. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** The first page leaves the focus where the browser puts it; every later one takes it, to be read from its top. */
let hasArrived = false;

/** A page's one heading, where reading begins. */
export function PageHeading({ isHidden = false, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) heading.current?.focus({ preventScroll: true });
    hasArrived = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={isHidden ? 'sr' : css.heading}>
      {children}
    </h1>
  );
}
