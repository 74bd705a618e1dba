import { excessOf, scoreOf, total, type Earnings, type SeatView, type View } from '@spice-road/rules';
import { memo } from 'react';
import { excessAfter, loadAfter } from '../draft/outcome.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { say } from '../i18n/table.ts';
import { CoinFace } from '../pieces/coin.tsx';
import { Icon } from '../pieces/icon.tsx';
import { Pips } from '../pieces/pips.tsx';
import { useLanguage } from '../settings/language.ts';
import css from './mine.module.css';
import { SeatEmblem } from './seat-emblem.tsx';
import { countOfCards } from './seats.ts';
import type { TablePerson } from './table-props.ts';
import { coinsInWords, loadInFigures, loadInWords, ownScoreInWords } from './words.ts';

interface MeProps {
  readonly view: View;
  readonly seat: SeatView;
  readonly person: TablePerson;
  readonly composing: DraftInHand;
  readonly onOpenScore: () => void;
}

/** Who you are, and what you have earned and carry. */
export const Me = memo(function Me({ view, seat, person, composing, onOpenScore }: MeProps) {
  useLanguage();
  const claimed = countOfCards(seat.claimed);
  const score = ownScore(seat);
  const now = total(seat.caravan);
  const then = composing.outlook === null ? now : loadAfter(composing.draft, composing.outlook);
  const excess = composing.outlook === null ? excessOf(seat.caravan) : excessAfter(composing.draft, composing.outlook);
  return (
    <div className={css.me}>
      <span className={css.emblem}>
        <SeatEmblem seat={view.you ?? -1} emblem={person.emblem} />
      </span>
      <b className={css.name}>{say('You')}</b>
      <span className="sr">
        {say('ownStanding', { claimed, of: view.pointCardsToEnd, ...coinsInWords(seat.coins) })}
      </span>
      <span className={css.stat} data-anchor={`claimed-${view.you}`} aria-hidden="true">
        <Pips claimed={claimed} of={view.pointCardsToEnd} />
        <b>
          {claimed}/{view.pointCardsToEnd}
        </b>
      </span>
      <span className={css.stat} data-anchor={`purse-${view.you}-gold`} aria-hidden="true">
        <CoinFace coin="gold" />
        {seat.coins.gold}
      </span>
      <span className={css.stat} data-anchor={`purse-${view.you}-silver`} aria-hidden="true">
        <CoinFace coin="silver" />
        {seat.coins.silver}
      </span>
      {score === null ? null : (
        <button type="button" className={css.score} aria-label={ownScoreInWords(view, score)} onClick={onOpenScore}>
          <Icon name="eye" />
          {score}
        </button>
      )}
      <span className={css.load} data-over={excess > 0} title={loadInWords(now, then)}>
        <span className="sr">{loadInWords(now, then)}</span>
        <span aria-hidden="true">
          {now === then ? (
            loadInFigures(now)
          ) : (
            <>
              {now} → <b>{loadInFigures(then)}</b>
            </>
          )}
        </span>
      </span>
    </div>
  );
});

function ownScore({ claimed, coins, caravan }: SeatView): number | null {
  if (typeof claimed === 'number') return null;
  const earnings: Earnings = { claimed, coins, caravan };
  return scoreOf(earnings).total;
}
