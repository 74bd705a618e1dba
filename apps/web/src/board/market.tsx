import { coinOver, MERCHANT_ROW_LENGTH, POINT_ROW_LENGTH, type Outlook, type View } from '@spice-road/rules';
import { dropMark } from '../drag/dragged.ts';
import { memo, useState } from 'react';
import type { Offers } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { DeckBack } from '../pieces/deck-back.tsx';
import { useLanguage } from '../settings/language.ts';
import css from './market.module.css';
import { MarketPoint } from './market-point.tsx';
import { MarketStall } from './market-stall.tsx';
import { useRow } from './use-row.ts';
import { say } from '../i18n/table.ts';

export interface MarketProps {
  readonly view: View;
  readonly composing: DraftInHand;
  /** The same, as it was a moment ago while there is something newer: for cards that a draft is not made with. */
  readonly settled: DraftInHand;
  readonly offers: Offers | null;
  /** Why nothing may be started at all; null on your turn. */
  readonly idleReason: string | null;
}

/** The carpet: point cards above, merchant cards below, in the tab order the other way round. */
export const Market = memo(function Market({ view, composing, settled, offers, idleReason }: MarketProps) {
  useLanguage();
  const merchants = useRow<HTMLOListElement>();
  const points = useRow<HTMLOListElement>();
  const isLast = view.lastRound && view.phase !== 'over';
  // Whoever comes while it is being played finds the band where it ran to.
  const [wasLast] = useState(isLast);
  return (
    <main
      className={css.market}
      data-drop={dropMark({ kind: 'carpet' })}
      aria-label={say('market')}
      data-last-round={isLast}
    >
      <div className={css.merchants}>
        <ol className={css.row} aria-label={say('merchantRow')} data-row="merchants" {...merchants}>
          {view.merchantRow.map((stall, slot) => (
            <li key={stall.card}>
              <MarketStall
                stall={stall}
                slot={slot}
                // What has just been put back is not for a moment picked, too.
                composing={isAcquiring(composing, slot) || isAcquiring(settled, slot) ? composing : settled}
                offers={offers}
                idleReason={idleReason}
              />
            </li>
          ))}
          <Bare places={MERCHANT_ROW_LENGTH - view.merchantRow.length} />
        </ol>
        <DeckBack deck="merchant" count={view.merchantDeck} name={say('merchantDeck', { count: view.merchantDeck })} />
      </div>
      <div className={css.points}>
        <ol className={css.row} aria-label={say('pointRow')} data-row="points" {...points}>
          {view.pointRow.map((card, slot) => (
            <li key={card}>
              <MarketPoint
                card={card}
                slot={slot}
                {...pileOver(view, slot)}
                composing={isClaiming(composing, slot) || isClaiming(settled, slot) ? composing : settled}
                offers={offers}
                idleReason={idleReason}
              />
            </li>
          ))}
          <Bare places={POINT_ROW_LENGTH - view.pointRow.length} />
        </ol>
        <DeckBack deck="point" count={view.pointDeck} name={say('pointDeck', { count: view.pointDeck })} />
      </div>
      {isLast && !wasLast ? (
        <svg className={css.run} aria-hidden="true">
          <rect pathLength="100" />
        </svg>
      ) : null}
      {isLast ? (
        <p className={css.band} title={say('lastRoundFull')}>
          {say('lastRound')}
        </p>
      ) : null}
    </main>
  );
});

/** The card that is taken, and those to its left, which are paid on. */
function isAcquiring({ draft }: DraftInHand, slot: number): boolean {
  return draft.kind === 'acquire' && slot <= draft.slot;
}

function isClaiming({ draft }: DraftInHand, slot: number): boolean {
  return draft.kind === 'claim' && slot === draft.slot;
}

/** What is left empty at the right end of a row once its deck has run out. */
function Bare({ places }: { readonly places: number }) {
  return Array.from({ length: Math.max(0, places) }, (_, index) => (
    <li key={`bare-${index}`} className={css.bare} aria-hidden="true" />
  ));
}

function pileOver({ coins }: Pick<Outlook, 'coins'>, slot: number) {
  const coin = coinOver(slot, coins);
  return { coin, coins: coin === null ? 0 : coins[coin] };
}
