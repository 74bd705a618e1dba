import {
  coinOver,
  merchantCard,
  pointCard,
  total,
  type Coins,
  type MerchantCardId,
  type PointCardId,
  type Stall,
} from '@spice-road/rules';
import { say as sayAtTable } from '../i18n/table.ts';
import { CardPicture } from '../pieces/card.tsx';
import { CoinPile } from '../pieces/coin.tsx';
import { Lying, type LaidHere } from '../pieces/lying.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { PointFace } from '../pieces/point-face.tsx';
import { Price } from '../pieces/price.tsx';
import { coinOverInWords, factsInWords } from '../board/words.ts';
import { merchantCardName, pointCardName } from '../story/card-names.ts';
import { spicesInWords } from '../story/words.ts';
import css from './rows.module.css';

/** A merchant card that lies somewhere. */
export function MerchantPicture({ card }: { readonly card: MerchantCardId }) {
  return (
    <CardPicture shape="merchant" name={merchantCardName(card)}>
      <MerchantFace face={merchantCard(card)} />
    </CardPicture>
  );
}

export function PointPicture({ card }: { readonly card: PointCardId }) {
  return (
    <CardPicture shape="point" name={pointCardName(card)}>
      <PointFace face={pointCard(card)} />
    </CardPicture>
  );
}

/** Cards out of any row, as in a hand. */
export function Hand({ cards, name }: { readonly cards: readonly MerchantCardId[]; readonly name: string }) {
  return (
    <ul className={css.hand} aria-label={name}>
      {cards.map((card) => (
        <li key={card}>
          <MerchantPicture card={card} />
        </li>
      ))}
    </ul>
  );
}

interface StallRowProps {
  readonly stalls: readonly Stall[];
  readonly name: string;
  /** The one that is about to be taken. */
  readonly picked?: number;
  /** What you have laid, or are to lay, by slot. */
  readonly laid?: readonly LaidHere[];
}

/** A piece of the merchant row, on its carpet. */
export function StallRow({ stalls, name, picked, laid = [] }: StallRowProps) {
  return (
    <ol className={css.row} data-cards={stalls.length} aria-label={name} style={{ '--cards': stalls.length }}>
      {stalls.map(({ card, spices }, slot) => (
        <li key={card}>
          <CardPicture
            shape="merchant"
            picked={slot === picked}
            name={factsInWords([
              merchantCardName(card),
              sayAtTable('cost', { count: slot }),
              total(spices) === 0 ? '' : sayAtTable('lying', { cubes: spicesInWords(spices) }),
            ])}
          >
            <MerchantFace face={merchantCard(card)} />
            <Price cubes={slot} free={sayAtTable('free')} />
            <Lying anchor="" cubes={spices} laid={laid[slot] ?? { kind: 'none' }} />
          </CardPicture>
        </li>
      ))}
    </ol>
  );
}

interface PointRowProps {
  readonly cards: readonly PointCardId[];
  readonly coins: Coins;
  readonly name: string;
}

/** A piece of the point row, with the coins over it. */
export function PointRow({ cards, coins, name }: PointRowProps) {
  return (
    <ol className={css.row} data-shape="point" aria-label={name} style={{ '--cards': cards.length }}>
      {cards.map((card, slot) => {
        const coin = coinOver(slot, coins);
        return (
          <li key={card}>
            <CardPicture
              shape="point"
              name={factsInWords([pointCardName(card), coin === null ? '' : coinOverInWords(coin, coins[coin])])}
            >
              <PointFace face={pointCard(card)} />
              {coin === null ? null : <CoinPile coin={coin} count={coins[coin]} />}
            </CardPicture>
          </li>
        );
      })}
    </ol>
  );
}
