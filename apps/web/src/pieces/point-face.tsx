import { toList, type PointCard } from '@spice-road/rules';
import { memo } from 'react';
import { Symbol } from '../art/symbol.tsx';
import card from './card.module.css';
import css from './point-face.module.css';
import { SpiceToken } from './spice-token.tsx';

/** What a point card shows: its worth on a star over a place fit for it, and the demand below. */
export const PointFace = memo(function PointFace({ face }: { readonly face: PointCard }) {
  const demand = toList(face.demand);
  return (
    <span className={card.face} aria-hidden="true">
      <Symbol id="frame-point" className={card.art} />
      <span className={css.top}>
        <Symbol id={vistaOf(face.points)} className={css.vista} />
        <Symbol id="medal" className={css.medal} />
        <b className={css.worth}>{face.points}</b>
      </span>
      <span className={css.demand} data-n={demand.length}>
        {demand.map((spice, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal cubes of one card are told apart by their place alone
          <SpiceToken key={index} spice={spice} look="thick" />
        ))}
      </span>
    </span>
  );
});

/** Tents, a gate, a dome, a palace. */
function vistaOf(points: number): string {
  if (points <= 10) return 'vista-1';
  if (points <= 13) return 'vista-2';
  return points <= 16 ? 'vista-3' : 'vista-4';
}
