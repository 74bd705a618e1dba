import { memo } from 'react';
import { Symbol } from '../art/symbol.tsx';
import card from './card.module.css';
import css from './deck-back.module.css';

interface DeckBackProps {
  readonly deck: 'merchant' | 'point';
  readonly count: number;
  /** The deck in a sentence: "Merchant deck, 20 cards". */
  readonly name: string;
}

/** A deck: back and count; only an outline once it is empty. */
export const DeckBack = memo(function DeckBack({ deck, count, name }: DeckBackProps) {
  return (
    <span
      className={`${deck === 'merchant' ? card.merchant : card.point} ${css.back}`}
      role="img"
      aria-label={name}
      data-deck={deck}
      data-empty={count === 0}
      data-piece={`deck-${deck}`}
    >
      {count === 0 ? null : <Symbol id={`back-${deck}`} className={css.art} />}
      <b className={css.count}>{count}</b>
    </span>
  );
});
