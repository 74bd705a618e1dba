import type { Coin } from '@spice-road/rules';
import { Symbol } from '../art/symbol.tsx';
import css from './coin.module.css';

export function CoinFace({ coin }: { readonly coin: Coin }) {
  return <Symbol id={`coin-${coin}`} className={css.face} />;
}

interface CoinPileProps {
  readonly coin: Coin;
  readonly count: number;
}

/** What is left of a pile, as it lies over the corner of a point card: three deep at most. */
export function CoinPile({ coin, count }: CoinPileProps) {
  const shown = Math.min(count, 3);
  return (
    <span className={css.pile} data-piece={`coins-${coin}`}>
      {Array.from({ length: shown }, (_, layer) => (
        <Symbol key={layer} id={`coin-${coin}`} className={css.layer} />
      ))}
      <b>×{count}</b>
    </span>
  );
}
