import { memo } from 'react';
import css from './price.module.css';
import { AnySpice } from './spice-token.tsx';

interface PriceProps {
  readonly cubes: number;
  /** What stands there instead of a nought. */
  readonly free: string;
}

/** What the card below costs: so many cubes of any colour. */
export const Price = memo(function Price({ cubes, free }: PriceProps) {
  return (
    <span className={css.price} data-apart="" aria-hidden="true">
      {cubes === 0 ? (
        free
      ) : (
        <>
          {cubes}
          <AnySpice className={css.any} />
        </>
      )}
    </span>
  );
});
