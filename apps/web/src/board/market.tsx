import { coinOver, MERCHANT_ROW_LENGTH, POINT_ROW_LENGTH, type Outlook, type View } from '@spice-road/rules';
import type { Offers } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { DeckBack } from '../pieces/deck-back.tsx';
import css from './market.module.css';
import { MarketPoint } from './market-point.tsx';
import { MarketStall } from './market-stall.tsx';
import { useRow } from './use-row.ts';
import { WORDS } from './words.ts';

export interface MarketProps {
  readonly view: View;
  readonly hand: DraftInHand;
  readonly offers: Offers | null;
  /** Why nothing may be started at all; null on your turn. */
  readonly idleReason: string | null;
}

/** The carpet: point cards above, merchant cards below, in the tab order the other way round. */
export function Market({ view, hand, offers, idleReason }: MarketProps) {
  const merchants = useRow<HTMLOListElement>();
  const points = useRow<HTMLOListElement>();
  return (
    <main className={css.market} aria-label={WORDS.market} data-last-round={view.lastRound && view.phase !== 'over'}>
      <div className={css.merchants}>
        <ol className={css.row} aria-label={WORDS.merchantRow} data-row="merchants" {...merchants}>
          {view.merchantRow.map((stall, slot) => (
            <li key={stall.card}>
              <MarketStall stall={stall} slot={slot} hand={hand} offers={offers} idleReason={idleReason} />
            </li>
          ))}
          <Bare places={MERCHANT_ROW_LENGTH - view.merchantRow.length} />
        </ol>
        <DeckBack deck="merchant" count={view.merchantDeck} name={WORDS.merchantDeck(view.merchantDeck)} />
      </div>
      <div className={css.points}>
        <ol className={css.row} aria-label={WORDS.pointRow} data-row="points" {...points}>
          {view.pointRow.map((card, slot) => (
            <li key={card}>
              <MarketPoint
                card={card}
                slot={slot}
                coin={pileOver(view, slot)}
                hand={hand}
                offers={offers}
                idleReason={idleReason}
              />
            </li>
          ))}
          <Bare places={POINT_ROW_LENGTH - view.pointRow.length} />
        </ol>
        <DeckBack deck="point" count={view.pointDeck} name={WORDS.pointDeck(view.pointDeck)} />
      </div>
      {view.lastRound && view.phase !== 'over' ? (
        <p className={css.band} title={WORDS.lastRoundFull}>
          {WORDS.lastRound}
        </p>
      ) : null}
    </main>
  );
}

/** What is left empty at the right end of a row once its deck has run out. */
function Bare({ places }: { readonly places: number }) {
  return Array.from({ length: Math.max(0, places) }, (_, place) => (
    <li key={`bare-${place}`} className={css.bare} aria-hidden="true" />
  ));
}

function pileOver({ coins }: Pick<Outlook, 'coins'>, slot: number) {
  const coin = coinOver(slot, coins);
  return coin === null ? null : { coin, count: coins[coin] };
}
