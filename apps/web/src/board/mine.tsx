import {
  CARAVAN_LIMIT,
  merchantCard,
  scoreOf,
  total,
  type Earnings,
  type SeatView,
  type View,
} from '@spice-road/rules';
import type { Offers } from '../draft/offers.ts';
import type { DraftInHand } from '../draft/use-draft.ts';
import { CardPicture } from '../pieces/card.tsx';
import { Chip } from '../pieces/chip.tsx';
import { CoinFace } from '../pieces/coin.tsx';
import { Icon } from '../pieces/icon.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { Pips } from '../pieces/pips.tsx';
import { merchantCardName } from '../story/card-names.ts';
import { ActionPlaque } from './action-plaque.tsx';
import { Hand } from './hand.tsx';
import css from './mine.module.css';
import { loadAfter } from './niches.ts';
import { OwnCaravan } from './own-caravan.tsx';
import { SeatEmblem } from './seat-emblem.tsx';
import { countOfCards } from './seats.ts';
import type { TablePerson } from './table-props.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRow } from './use-row.ts';
import { WORDS } from './words.ts';

interface MineProps {
  readonly view: View;
  readonly seat: SeatView;
  readonly person: TablePerson;
  readonly people: readonly TablePerson[];
  readonly hand: DraftInHand;
  readonly offers: Offers | null;
  readonly closed: string | null;
  readonly idleReason: string | null;
  readonly onOpenScore: () => void;
}

/** Your place: what you are about to do, your hand, your caravan, what you have played and earned. */
export function Mine({ view, seat, person, people, hand, offers, closed, idleReason, onOpenScore }: MineProps) {
  const plaque = useKeptFocus<HTMLDivElement>();
  const caravan = useRow<HTMLDivElement>();
  return (
    <section className={css.mine} aria-label={WORDS.yourPlace} data-turn={hand.outlook !== null}>
      <div className={css.act} {...plaque}>
        <ActionPlaque view={view} people={people} hand={hand} rest={offers?.rest ?? null} closed={closed} />
      </div>
      <Hand seat={seat} hand={hand} offers={offers} idleReason={idleReason} />
      <div className={css.caravan} {...caravan}>
        <OwnCaravan view={view} hand={hand} />
      </div>
      <Me view={view} seat={seat} person={person} hand={hand} onOpenScore={onOpenScore} />
      <Played seat={seat} resting={hand.draft.kind === 'rest'} idle={hand.outlook === null} />
    </section>
  );
}

type MeProps = Pick<MineProps, 'view' | 'seat' | 'person' | 'hand' | 'onOpenScore'>;

function Me({ view, seat, person, hand, onOpenScore }: MeProps) {
  const claimed = countOfCards(seat.claimed);
  const score = ownScore(seat);
  const now = total(seat.caravan);
  const then = hand.outlook === null ? now : loadAfter(hand.draft, hand.outlook);
  return (
    <div className={css.me}>
      <span className={css.emblem}>
        <SeatEmblem seat={view.you ?? -1} emblem={person.emblem} />
      </span>
      <b className={css.name}>{WORDS.you}</b>
      <span className="sr">{WORDS.ownStanding(claimed, view.pointCardsToEnd, seat.coins)}</span>
      <span className={css.stat} aria-hidden="true">
        <Pips claimed={claimed} of={view.pointCardsToEnd} />
        <b>
          {claimed}/{view.pointCardsToEnd}
        </b>
      </span>
      <span className={css.stat} aria-hidden="true">
        <CoinFace coin="gold" />
        {seat.coins.gold}
      </span>
      <span className={css.stat} aria-hidden="true">
        <CoinFace coin="silver" />
        {seat.coins.silver}
      </span>
      {score === null ? null : (
        <button type="button" className={css.score} aria-label={WORDS.ownScore(score)} onClick={onOpenScore}>
          <Icon name="eye" />
          {score}
        </button>
      )}
      <span className={css.load} data-over={Math.max(now, then) > CARAVAN_LIMIT} title={WORDS.loadFull(now, then)}>
        <span className="sr">{WORDS.loadFull(now, then)}</span>
        <span aria-hidden="true">
          {now === then ? (
            WORDS.load(now)
          ) : (
            <>
              {now} → <b>{WORDS.load(then)}</b>
            </>
          )}
        </span>
      </span>
    </div>
  );
}

interface PlayedProps {
  readonly seat: SeatView;
  readonly resting: boolean;
  readonly idle: boolean;
}

/** The cards that lie out until you rest: a fan on a large screen, a line of chips on a small one. */
function Played({ seat, resting, idle }: PlayedProps) {
  return (
    <div className={css.played} data-idle={idle} role="group" aria-label={WORDS.yourPlayed(seat.played.length)}>
      <div className={css.playedText}>
        <b>{WORDS.played}</b>
        <span>{WORDS.restHint(seat.played.length)}</span>
      </div>
      <div className={css.chips}>
        {seat.played.map((card) => (
          <Chip key={card} face={merchantCard(card)} name={merchantCardName(card)} piece={card} />
        ))}
      </div>
      <div className={css.fan} style={{ '--n': seat.played.length }}>
        {seat.played.map((card) => (
          <span key={card} className={css.leaf}>
            <CardPicture shape="merchant" name={merchantCardName(card)} piece={card} picked={resting}>
              <MerchantFace face={merchantCard(card)} />
            </CardPicture>
          </span>
        ))}
      </div>
    </div>
  );
}

function ownScore({ claimed, coins, caravan }: SeatView): number | null {
  if (typeof claimed === 'number') return null;
  const earnings: Earnings = { claimed, coins, caravan };
  return scoreOf(earnings).total;
}
