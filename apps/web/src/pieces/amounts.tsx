import { SPICES, type Spices } from '@spice-road/rules';
import css from './amounts.module.css';
import { SpiceToken } from './spice-token.tsx';

interface AmountsProps {
  readonly cubes: Spices;
  /** `bare` leaves out the number of a single cube. */
  readonly ones: 'bare' | 'counted';
}

/** A handful in one line: `2● 1♦`. Decoration: the sentence beside it names the spices. */
export function Amounts({ cubes, ones }: AmountsProps) {
  return SPICES.filter((spice) => cubes[spice] > 0).map((spice) => (
    <span key={spice} className={css.amount} aria-hidden="true">
      {cubes[spice] > 1 || ones === 'counted' ? cubes[spice] : null}
      <SpiceToken spice={spice} look="flat" />
    </span>
  ));
}
