import { excessOf, merchantCard, SPICES, total, type SeatView, type View } from '@spice-road/rules';
import { memo, useState } from 'react';
import { IDLE } from '../draft/draft.ts';
import { CaravanCounts } from '../pieces/caravan-counts.tsx';
import { Caravan } from '../pieces/caravan.tsx';
import { Chip } from '../pieces/chip.tsx';
import { CoinFace } from '../pieces/coin.tsx';
import { Icon } from '../pieces/icon.tsx';
import { Pips } from '../pieces/pips.tsx';
import { SpiceToken } from '../pieces/spice-token.tsx';
import { useLanguage } from '../settings/language.ts';
import { merchantCardName } from '../story/card-names.ts';
import { BriefLine } from './brief-line.tsx';
import { lastDoneOf } from './last-deed.ts';
import { isCounted, restingNiches } from './niches.ts';
import css from './opponents.module.css';
import { SeatEmblem } from './seat-emblem.tsx';
import { countOfCards, opponentInWords } from './seats.ts';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import { useRow } from './use-row.ts';
import { say } from '../i18n/table.ts';
import { loadInFigures } from './words.ts';

interface OpponentsProps {
  readonly view: View;
  readonly people: readonly TablePerson[];
  readonly history: readonly HistoryEntry[];
  /** In the order they are shown. */
  readonly seats: readonly number[];
  readonly onOpen: (seat: number) => void;
}

/** Everybody else at the table, in the order they play after you. A draft of one's own changes nothing about them. */
export const Opponents = memo(function Opponents({ view, people, history, seats, onOpen }: OpponentsProps) {
  useLanguage();
  const row = useRow<HTMLOListElement>();
  return (
    <ol
      className={css.opponents}
      data-count={seats.length}
      data-row="opponents"
      {...row}
      aria-label={view.you === null ? say('everybody') : say('opponents')}
    >
      {seats.map((index) => {
        const seat = view.seats[index];
        const person = people[index];
        if (seat === undefined || person === undefined) return null;
        return (
          <Opponent
            key={index}
            index={index}
            seat={seat}
            person={person}
            view={view}
            history={history}
            onOpen={() => onOpen(index)}
          />
        );
      })}
    </ol>
  );
});

interface OpponentProps {
  readonly index: number;
  readonly seat: SeatView;
  readonly person: TablePerson;
  readonly view: View;
  readonly history: readonly HistoryEntry[];
  readonly onOpen: () => void;
}

function Opponent({ index, seat, person, view, history, onOpen }: OpponentProps) {
  const acting = view.toAct === index && view.phase !== 'over';
  const doing = view.phase === 'discard' ? say('returning') : say('choosing');
  const claimed = countOfCards(seat.claimed);
  const last = lastDoneOf(history, index);
  // What was done before one looked is simply there.
  const [first] = useState(last?.stateId);
  const niches = restingNiches(seat.caravan);
  return (
    <li className={css.opponent} data-acting={acting} data-presence={person.presence} data-anchor={`seat-${index}`}>
      <button type="button" className={css.open} onClick={onOpen}>
        <span className="sr">{opponentInWords(index, view, person, history)}</span>
      </button>
      <div className={css.head} aria-hidden="true">
        <span className={css.emblem}>
          <SeatEmblem seat={index} emblem={person.emblem} faded={person.presence !== 'here'} />
        </span>
        <bdi className={css.name} title={person.name}>
          {person.name}
        </bdi>
        {person.bot === undefined ? null : <Icon name="bot" className={css.bot} />}
        {acting && (person.presence === 'here' || person.bot === 'stand-in') ? (
          <span className={css.choosing} title={doing}>
            <Icon name="lantern" />
            <span>{doing}</span>
          </span>
        ) : null}
        <span className={css.claimed} data-anchor={`claimed-${index}`}>
          <Pips claimed={claimed} of={view.pointCardsToEnd} />
          <b>
            {claimed}/{view.pointCardsToEnd}
          </b>
        </span>
      </div>
      <div className={css.caravan} aria-hidden="true">
        {isCounted(niches, IDLE) ? (
          <CaravanCounts now={seat.caravan} then={seat.caravan} name="" size="small" anchor={`caravan-${index}`} />
        ) : (
          <Caravan niches={niches} name="" size="small" anchor={`caravan-${index}`} />
        )}
      </div>
      <div className={css.stats} data-over={excessOf(seat.caravan) > 0} aria-hidden="true">
        <span className={css.counts} data-anchor={`caravan-${index}`}>
          {SPICES.map((spice) => (
            <span key={spice}>
              <SpiceToken spice={spice} look="flat" />
              {seat.caravan[spice]}
            </span>
          ))}
        </span>
        <span className={css.stat} data-anchor={`hand-${index}`}>
          <Icon name="hand" />
          {countOfCards(seat.hand)}
        </span>
        <span className={css.stat} data-anchor={`purse-${index}-gold`}>
          <CoinFace coin="gold" />
          {seat.coins.gold}
        </span>
        <span className={css.stat} data-anchor={`purse-${index}-silver`}>
          <CoinFace coin="silver" />
          {seat.coins.silver}
        </span>
        <span className={css.load} data-over={excessOf(seat.caravan) > 0}>
          {loadInFigures(total(seat.caravan))}
        </span>
      </div>
      <div className={css.played} data-anchor={`played-${index}`} aria-hidden="true">
        <span className={css.label}>{say('played')}</span>
        {seat.played.length === 0 ? <span className={css.none}>{say('none')}</span> : null}
        {seat.played.map((card) => (
          <Chip key={card} face={merchantCard(card)} name={merchantCardName(card)} piece={card} />
        ))}
      </div>
      <p className={css.last} aria-hidden="true">
        {person.presence === 'here' ? (
          last === null ? (
            <span className={css.none}>{say('nothingYet')}</span>
          ) : (
            <span key={last.stateId} className={css.deed} data-fresh={last.stateId !== first}>
              <BriefLine event={last.deed} words="alone" />
            </span>
          )
        ) : (
          <span className={css.presence} title={absenceInWords(person)}>
            {absenceInWords(person)}
          </span>
        )}
      </p>
    </li>
  );
}

function absenceInWords({ presence, bot }: TablePerson): string {
  if (bot === 'stand-in') return say('standIn');
  return presence === 'away' ? say('away') : say('left');
}
