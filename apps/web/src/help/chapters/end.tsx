import { pointCard, scoreOf, standardPointCardsToEnd, tally, toList, type Earnings } from '@spice-road/rules';
import { draw, say } from '../../i18n/help.ts';
import { CoinFace } from '../../pieces/coin.tsx';
import { Emblem, EMBLEMS } from '../../pieces/emblem.tsx';
import { Icon } from '../../pieces/icon.tsx';
import { Pips } from '../../pieces/pips.tsx';
import { SpiceToken } from '../../pieces/spice-token.tsx';
import { EXAMPLES, lastTurnsOf, LEVEL } from '../examples.ts';
import { Figure } from '../figure.tsx';
import css from './chapters.module.css';

const FEW = standardPointCardsToEnd(3);
const MANY = standardPointCardsToEnd(4);

export function End() {
  const [level] = LEVEL;
  return (
    <>
      <p>{say('end.words')}</p>
      <Figure>
        <dl className={css.ends}>
          {[{ when: 'few', count: FEW } as const, { when: 'many', count: MANY } as const].map(({ when, count }) => (
            <div key={when}>
              <dt>{say(`end.${when}`)}</dt>
              <dd>
                <Pips claimed={count} of={count} />
              </dd>
              <dd>{say('end.nth', { count })}</dd>
            </div>
          ))}
        </dl>
      </Figure>
      <p>{draw('end.round')}</p>
      <Figure>
        <LastRound />
      </Figure>
      <h4>{say('end.score')}</h4>
      <p>{draw('end.score.words')}</p>
      <Figure>
        <Score of={level} />
      </Figure>
      <h4>{say('end.ties')}</h4>
      <p>{draw('end.ties.words')}</p>
      <Figure>
        <Tie />
      </Figure>
    </>
  );
}

/** Who has had a turn in the round, who ends the game, and who has one turn more. */
function LastRound() {
  const { seats, toAct } = EXAMPLES.lastCard.setting;
  const more = lastTurnsOf(EXAMPLES.lastCard);
  return (
    <ol className={css.order} aria-label={say('end.order')}>
      {EMBLEMS.slice(0, seats).map((seat) => {
        const role = seat === toAct ? 'claims' : more.includes(seat) ? 'more' : 'had';
        return (
          <li key={seat} data-role={role}>
            <Emblem emblem={seat} faded={role === 'had'} />
            {say(`end.${role}`)}
          </li>
        );
      })}
    </ol>
  );
}

function Score({ of: earned }: { readonly of: Earnings }) {
  const { cards, gold, silver, spices, total } = scoreOf(earned);
  const worthy = toList({ ...earned.caravan, turmeric: 0 });
  return (
    <dl className={css.score}>
      <dt>
        {say('end.cards')}
        <span className={css.worths} aria-hidden="true">
          {earned.claimed.map((card) => (
            <i key={card}>{pointCard(card).points}</i>
          ))}
        </span>
      </dt>
      <dd>{cards}</dd>
      <dt>
        <CoinFace coin="gold" />
        {say('end.gold', { count: earned.coins.gold })}
      </dt>
      <dd>{gold}</dd>
      <dt>
        <CoinFace coin="silver" />
        {say('end.silver', { count: earned.coins.silver })}
      </dt>
      <dd>{silver}</dd>
      <dt>
        {worthy.map((spice) => (
          <SpiceToken key={spice} spice={spice} look="thick" />
        ))}
        {say('end.cubes', { count: worthy.length })}
      </dt>
      <dd>{spices}</dd>
      <dt>{say('end.total')}</dt>
      <dd>{total}</dd>
    </dl>
  );
}

/** Two with equal points, in the order in which the rules rank them. */
function Tie() {
  // The same two in the first seat and the third: who sits between them does not matter.
  const [first, third] = LEVEL;
  const { ranking, scores } = tally({ seats: [first, third].map((earned) => ({ hand: [], played: [], ...earned })) });
  const count = scores[0]?.total ?? 0;
  return (
    <ol className={css.tie} aria-label={say('end.ties.picture', { count })}>
      {ranking.map((place, rank) => (
        <li key={place}>
          <Emblem emblem={place === 0 ? 0 : 2} />
          {say('start.seat', { count: place === 0 ? 1 : 3 })}
          <b>{count}</b>
          {rank === 0 ? (
            <span className={css.wins}>
              <Icon name="crown" />
              {say('end.ties.wins')}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
