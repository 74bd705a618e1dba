import { Emblem, type EmblemNumber } from '../pieces/emblem.tsx';
import css from './seat-emblem.module.css';
import { say } from '../i18n/table.ts';

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
        <b className={css.first} title={say('firstPlayer')}>
          {say('firstShort')}
        </b>
      ) : null}
    </span>
  );
}
