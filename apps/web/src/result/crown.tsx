import type { ReactNode } from 'react';
import { Emblem, type EmblemNumber } from '../pieces/emblem.tsx';
import css from './crown.module.css';

interface CrownProps {
  readonly emblem: EmblemNumber;
  /** There is much below it: make do with less. */
  readonly isTight: boolean;
  readonly children: ReactNode;
}

/** The arch over the result, with the winner's emblem in a star. */
export function Crown({ emblem, isTight, children }: CrownProps) {
  return (
    <section className={css.crown} data-tight={isTight}>
      <svg className={css.arch} viewBox="0 0 640 230" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.field} d="M0 230V120C0 70 190 66 320 0 450 66 640 70 640 120V230Z" />
        <path className={css.thread} d="M8 230V123C8 78 194 74 320 10 446 74 632 78 632 123V230" />
        <path className={css.thin} d="M16 230V127C16 86 198 82 320 20 442 82 624 86 624 127V230" />
      </svg>
      <div className={css.inside}>
        <span className={css.burst}>
          <svg viewBox="0 0 160 160" aria-hidden="true">
            <path className={css.thread} d={OUTER} />
            <path className={css.thin} d={INNER} />
            <circle className={css.disc} cx="80" cy="80" r="34" />
          </svg>
          <Emblem emblem={emblem} />
        </span>
        {children}
      </div>
    </section>
  );
}

const OUTER =
  'M80 2 90.48 27.31 109.85 7.94 109.85 35.33 135.15 24.85 124.67 50.15 152.06 50.15 132.69 69.52 158 80 132.69 90.48 152.06 109.85 124.67 109.85 135.15 135.15 109.85 124.67 109.85 152.06 90.48 132.69 80 158 69.52 132.69 50.15 152.06 50.15 124.67 24.85 135.15 35.33 109.85 7.94 109.85 27.31 90.48 2 80 27.31 69.52 7.94 50.15 35.33 50.15 24.85 24.85 50.15 35.33 50.15 7.94 69.52 27.31Z';
const INNER =
  'M80 20 88.06 39.47 102.96 24.57 102.96 45.64 122.43 37.57 114.36 57.04 135.43 57.04 120.53 71.94 140 80 120.53 88.06 135.43 102.96 114.36 102.96 122.43 122.43 102.96 114.36 102.96 135.43 88.06 120.53 80 140 71.94 120.53 57.04 135.43 57.04 114.36 37.57 122.43 45.64 102.96 24.57 102.96 39.47 88.06 20 80 39.47 71.94 24.57 57.04 45.64 57.04 37.57 37.57 57.04 45.64 57.04 24.57 71.94 39.47Z';
