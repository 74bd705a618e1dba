import { Emblem, type EmblemNumber } from '../pieces/emblem.tsx';
import css from './seat-emblem.module.css';
import { WORDS } from './words.ts';

interface SeatEmblemProps {
  readonly seat: number;
  readonly emblem: EmblemNumber;
  readonly faded?: boolean;
}

/** A person's sign, with a mark on that of the first player. */
export function SeatEmblem({ seat, emblem, faded = false }: SeatEmblemProps) {
  return (
    <span className={css.sign}>
      <Emblem emblem={emblem} faded={faded} />
      {seat === 0 ? (
        <b className={css.first} title={WORDS.firstPlayer}>
          {WORDS.firstShort}
        </b>
      ) : null}
    </span>
  );
}
