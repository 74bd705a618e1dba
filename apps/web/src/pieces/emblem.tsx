import { memo } from 'react';
import { Symbol } from '../art/symbol.tsx';
import css from './emblem.module.css';

/** Five emblems, each a shape and a colour. */
export const EMBLEMS = [0, 1, 2, 3, 4] as const;
export type EmblemNumber = (typeof EMBLEMS)[number];

interface EmblemProps {
  readonly emblem: EmblemNumber;
  readonly faded?: boolean;
}

/** A person's sign at the table. Its size is `--emblem`. */
export const Emblem = memo(function Emblem({ emblem, faded = false }: EmblemProps) {
  return <Symbol id={`seat-${emblem + 1}`} className={faded ? `${css.emblem} ${css.faded}` : css.emblem} />;
});
