import type { ReactNode } from 'react';
import { Symbol } from '../art/symbol.tsx';
import css from './labelled.module.css';

interface LabelledProps {
  readonly symbol: 'i-copy' | 'i-share' | 'i-check' | 'i-plus' | 'i-eye';
  readonly children: ReactNode;
}

/** A word with a sign before it. */
export function Labelled({ symbol, children }: LabelledProps) {
  return (
    <span className={css.labelled}>
      <Symbol id={symbol} className={css.symbol} />
      <span>{children}</span>
    </span>
  );
}
