import { SPICES, type Spice, type Spices } from '@spice-road/rules';
import type { ReactNode } from 'react';
import css from './caravan-counts.module.css';
import { SpiceToken } from './spice-token.tsx';

interface CaravanCountsProps {
  readonly now: Spices;
  /** As it would be after what is being composed. */
  readonly then: Spices;
  readonly name: string;
  readonly size: 'mine' | 'small';
  /** What the stage calls it; none where the same caravan is only shown again. */
  readonly anchor?: string;
  /** Stands around a count: the stepper of a spice. */
  readonly renderAround?: (spice: Spice, count: ReactNode) => ReactNode;
}

function Change({ by }: { readonly by: number }) {
  return (
    <span className={css.change} data-way={by < 0 ? 'goes' : 'comes'}>
      {by < 0 ? `−${-by}` : `+${by}`}
    </span>
  );
}

/** A caravan with too many cubes to show each: the same rug, a niche for each spice. */
export function CaravanCounts({ now, then, name, size, anchor, renderAround }: CaravanCountsProps) {
  return (
    <div className={css.rug} data-size={size}>
      <ul
        className={css.counts}
        aria-label={name}
        data-row="caravan"
        data-anchor={anchor}
        data-stepped={renderAround !== undefined}
      >
        {SPICES.filter((spice) => now[spice] > 0 || then[spice] > 0).map((spice) => {
          const count = (
            <span className={css.count}>
              <SpiceToken spice={spice} look="thick" />
              <b>{then[spice]}</b>
              {then[spice] === now[spice] ? null : <Change by={then[spice] - now[spice]} />}
            </span>
          );
          return (
            <li key={spice} className={css.niche} data-piece={`niche-${spice}`}>
              {renderAround === undefined ? count : renderAround(spice, count)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
