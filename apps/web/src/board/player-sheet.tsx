import { merchantCard, pointCard, scoreOf, total, type SeatView, type View } from '@spice-road/rules';
import { IconButton } from '../pieces/button.tsx';
import { CaravanCounts } from '../pieces/caravan-counts.tsx';
import { Caravan } from '../pieces/caravan.tsx';
import { CardPicture } from '../pieces/card.tsx';
import { CoinFace } from '../pieces/coin.tsx';
import { Icon } from '../pieces/icon.tsx';
import { MerchantFace } from '../pieces/merchant-face.tsx';
import { Pips } from '../pieces/pips.tsx';
import { PointFace } from '../pieces/point-face.tsx';
import { merchantCardName, pointCardName } from '../story/card-names.ts';
import { IDLE } from '../draft/draft.ts';
import { isCounted, restingNiches } from './niches.ts';
import css from './player-sheet.module.css';
import { SeatEmblem } from './seat-emblem.tsx';
import { countOfCards } from './seats.ts';
import type { TablePerson } from './table-props.ts';
import { useDialog } from './use-dialog.ts';
import { say } from '../i18n/table.ts';
import { caravanInWords } from '../story/words.ts';
import { coinInWords, scoreInWords, loadInWords } from './words.ts';

interface PlayerSheetProps {
  readonly view: View;
  readonly index: number;
  readonly seat: SeatView;
  readonly person: TablePerson;
  readonly own: boolean;
  readonly onClose: () => void;
}

/** One player in full, over the table. */
export function PlayerSheet({ view, index, seat, person, own, onClose }: PlayerSheetProps) {
  const dialog = useDialog('modal');
  const claimed = countOfCards(seat.claimed);
  const name = own ? say('You') : person.name;
  const niches = restingNiches(seat.caravan);
  const caravanName = say('caravan', { cubes: caravanInWords(seat.caravan) });
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-label={name}
      // oxlint-disable-next-line react/no-unknown-property -- closes a modal dialog by a tap beside it
      closedby="any"
      onCancel={onClose}
    >
      <div className={css.head}>
        <SeatEmblem seat={index} emblem={person.emblem} faded={person.presence !== 'here'} />
        <h2 className={css.name} title={name}>
          <bdi>{name}</bdi>
        </h2>
        {person.bot === undefined ? null : (
          <span className={css.stat}>
            <Icon name="bot" />
            {say(person.bot === 'own' ? 'bot' : 'standIn')}
          </span>
        )}
        <span className={css.stat}>
          <Pips claimed={claimed} of={view.pointCardsToEnd} />
          <b>
            {claimed}/{view.pointCardsToEnd}
          </b>
        </span>
        <IconButton icon="close" name={say('close')} onPress={onClose} />
      </div>
      {isCounted(niches, IDLE) ? (
        <CaravanCounts now={seat.caravan} then={seat.caravan} name={caravanName} size="mine" />
      ) : (
        <Caravan niches={niches} name={caravanName} size="mine" />
      )}
      <div className={css.facts}>
        <span className={css.stat}>
          <Icon name="hand" />
          {say('inHand', { count: countOfCards(seat.hand) })}
        </span>
        <span className={css.stat}>
          <CoinFace coin="gold" />
          {coinInWords('gold', seat.coins.gold)}
        </span>
        <span className={css.stat}>
          <CoinFace coin="silver" />
          {coinInWords('silver', seat.coins.silver)}
        </span>
        <span className={css.stat}>{loadInWords(total(seat.caravan), total(seat.caravan))}</span>
      </div>
      {typeof seat.claimed === 'number' ? null : <Claimed seat={seat} claimed={seat.claimed} />}
      <h3 className={css.label}>{say('playedCount', { count: seat.played.length })}</h3>
      <ul className={css.cards}>
        {seat.played.map((card) => (
          <li key={card}>
            <CardPicture shape="merchant" name={merchantCardName(card)}>
              <MerchantFace face={merchantCard(card)} />
            </CardPicture>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

type Claimed = Exclude<SeatView['claimed'], number>;

function Claimed({ seat, claimed }: { readonly seat: SeatView; readonly claimed: Claimed }) {
  const score = scoreOf({ claimed, coins: seat.coins, caravan: seat.caravan });
  return (
    <>
      <h3 className={css.label}>{scoreInWords(score)}</h3>
      <ul className={css.cards}>
        {claimed.map((card) => (
          <li key={card}>
            <CardPicture shape="point" name={pointCardName(card)}>
              <PointFace face={pointCard(card)} />
            </CardPicture>
          </li>
        ))}
      </ul>
    </>
  );
}
