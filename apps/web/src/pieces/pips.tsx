import { memo } from 'react';
import css from './pips.module.css';

interface PipsProps {
  readonly claimed: number;
  readonly of: number;
}

/** Claimed point cards as face-down cards, and the empty places left until the end. Decoration: the number stands beside it. */
export const Pips = memo(function Pips({ claimed, of }: PipsProps) {
  return (
    <span className={css.pips} aria-hidden="true">
      {Array.from({ length: Math.max(of, claimed) }, (_, pip) => (
        <i key={pip} data-on={pip < claimed} />
      ))}
    </span>
  );
});
