import type { Spices } from '@spice-road/rules';
import { Amounts } from '../pieces/amounts.tsx';
import css from './shortage.module.css';
import { WORDS } from './words.ts';

/** What is lacking: `1♦ short`, and `−1♦` where there is hardly room. */
export function Shortage({ missing }: { readonly missing: Spices }) {
  return (
    <span className={css.shortage}>
      <span className={css.minus}>−</span>
      <Amounts cubes={missing} ones="counted" />
      <span className={css.short}>{WORDS.short}</span>
    </span>
  );
}
