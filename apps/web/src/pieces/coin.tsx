import type { Coin } from '@spice-road/rules';
import { memo } from 'react';
import { Symbol } from '../art/symbol.tsx';
import css from './coin.module.css';

export const CoinFace = memo(function CoinFace({ coin }: { readonly coin: Coin }) {
  return <Symbol id={`coin-${coin}`} className={css.face} />;
});

interface CoinPileProps {
  readonly coin: Coin;
  readonly count: number;
}

/** What is left of a pile, as it lies over the corner of a point card: three deep at most. */
export const CoinPile = memo(function CoinPile({ coin, count }: CoinPileProps) {
  const shown = Math.min(count, 3);
  return (
    <span className={css.pile} data-piece={`coins-${coin}`} aria-hidden="true">
      {Array.from({ length: shown }, (_, layer) => (
        <Symbol key={layer} id={`coin-${coin}`} className={css.layer} />
      ))}
      <b>×{count}</b>
    </span>
  );
});
