import type { Spice } from '@spice-road/rules';
import { memo } from 'react';
import { Symbol } from '../art/symbol.tsx';
import '../styles/cubes.css';
import css from './spice-token.module.css';

/** Classes of styles/cubes.css. */
const PICTURES = {
  turmeric: 'sp-y',
  saffron: 'sp-r',
  cardamom: 'sp-g',
  cinnamon: 'sp-b',
} as const satisfies Record<Spice, string>;

interface SpiceTokenProps {
  readonly spice: Spice;
  /** Thick from 19 px up, flat from 10 to 18 px. */
  readonly look: 'thick' | 'flat';
  readonly className?: string | undefined;
  /** A cube that is there, for the stage to move; others only tell of one. */
  readonly isPiece?: boolean;
}

/**
 * One cube. Its size is `--tok` when thick, `--tok-flat` when flat. No `svg`, though it is a drawing: each of those is
 * painted by itself, where a background is painted along with all around it.
 */
export const SpiceToken = memo(function SpiceToken({ spice, look, className, isPiece = false }: SpiceTokenProps) {
  const picture = look === 'thick' ? PICTURES[spice] : `${PICTURES[spice]}-s`;
  return (
    <i
      className={`${css[look]} ${picture}${className === undefined ? '' : ` ${className}`}`}
      data-spice={isPiece ? spice : undefined}
      aria-hidden="true"
    />
  );
});

/** The mark for a cube of any colour. */
export function AnySpice({ className }: { readonly className?: string | undefined }) {
  return <Symbol id="sp-any" className={className} />;
}
