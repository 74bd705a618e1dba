import { pointCard, type SeatScore, type SeatView, type Tally, type View } from '@spice-road/rules';
import type { TablePerson } from '../board/table-props.ts';
import { Name } from '../controls/name.tsx';
import { Symbol } from '../art/symbol.tsx';
import { CoinFace } from '../pieces/coin.tsx';
import { Emblem } from '../pieces/emblem.tsx';
import { SpiceToken } from '../pieces/spice-token.tsx';
import show from './show.module.css';
import css from './standings.module.css';
import { say } from '../i18n/shell.ts';

interface StandingsProps {
  readonly view: View;
  readonly tally: Tally;
  readonly people: readonly TablePerson[];
  /** How ties were broken. */
  readonly notes: readonly string[];
}

/** Every score and its parts, best first. */
export function Standings({ view, tally, people, notes }: StandingsProps) {
  const most = Math.max(1, ...tally.scores.map(({ total }) => total));
  return (
    <section className={`framed ${css.standings}`}>
      <div className={`framed-band ${css.band}`} />
      <table className={css.table}>
        <caption className="sr">{say('standings')}</caption>
        <thead>
          <tr className={css.head}>
            <th scope="col" className={css.rankHead}>
              <span className="sr">{say('standings.rank')}</span>
            </th>
            <th scope="col" className={css.nameHead}>
              <span className="sr">{say('standings.player')}</span>
            </th>
            <th scope="col" className={css.fanHead}>
              <span className="sr">{say('standings.pointCards')}</span>
            </th>
            <th scope="col">{say('standings.cards')}</th>
            <th scope="col">{say('standings.gold')}</th>
            <th scope="col">{say('standings.silver')}</th>
            <th scope="col">{say('standings.spice')}</th>
            <th scope="col">{say('standings.total')}</th>
          </tr>
        </thead>
        <tbody>
          {tally.ranking.map((seat, index) => {
            const score = tally.scores[seat];
            const person = people[seat];
            const shown = view.seats[seat];
            if (score === undefined || person === undefined || shown === undefined) return null;
            return (
              <Row
                key={seat}
                rank={index + 1}
                person={person}
                isYou={seat === view.you}
                score={score}
                claimed={shown.claimed}
                share={score.total / most}
              />
            );
          })}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
    </section>
  );
}

/** Of a score, in the order of its bar. */
const PARTS = ['cards', 'gold', 'silver', 'spices'] as const satisfies readonly (keyof SeatScore)[];

interface RowProps {
  readonly rank: number;
  readonly person: TablePerson;
  readonly isYou: boolean;
  readonly score: SeatScore;
  readonly claimed: SeatView['claimed'];
  /** Of the winner's total. */
  readonly share: number;
}

function Row({ rank, person, isYou, score, claimed, share }: RowProps) {
  return (
    <tr className={`${css.row} ${show.row}`} data-first={rank === 1} style={{ '--rank': rank }}>
      <td className={css.rank}>{rank}</td>
      <th scope="row" className={css.who}>
        <Emblem emblem={person.emblem} />
        <span>
          <b>
            <Name>{person.name}</Name>
          </b>
          {person.bot === undefined ? null : <small>{say(person.bot === 'own' ? 'bot' : 'bot.standIn')}</small>}
          {isYou ? <small>{say('place.you')}</small> : null}
        </span>
      </th>
      <td className={css.cards}>
        <Medals claimed={claimed} />
      </td>
      <td className={css.bar} aria-hidden="true">
        <span className={show.fill} style={{ '--share': share }}>
          {PARTS.map((part) =>
            // A part of nothing would still have the gap before the next one.
            score[part] === 0 ? null : <i key={part} data-part={part} style={{ flexGrow: score[part] }} />,
          )}
        </span>
      </td>
      <td className={css.part} data-part="cards">
        <span>{score.cards}</span>
      </td>
      <td className={css.part}>
        <CoinFace coin="gold" />
        <span>{score.gold}</span>
      </td>
      <td className={css.part}>
        <CoinFace coin="silver" />
        <span>{score.silver}</span>
      </td>
      <td className={css.part}>
        <span className={css.trio}>
          <SpiceToken spice="saffron" look="flat" />
          <SpiceToken spice="cardamom" look="flat" />
          <SpiceToken spice="cinnamon" look="flat" />
        </span>
        <span>{score.spices}</span>
      </td>
      <td className={css.total}>
        <span className={show.total} style={{ '--total': score.total }}>
          {score.total}
        </span>
      </td>
    </tr>
  );
}

function Medals({ claimed }: { readonly claimed: SeatView['claimed'] }) {
  if (typeof claimed === 'number') return null;
  return (
    <ul className={css.fan} data-crowded={claimed.length > 5}>
      {claimed.map((card) => (
        <li key={card} className={css.medal}>
          <Symbol id="medal" />
          <b>{pointCard(card).points}</b>
        </li>
      ))}
    </ul>
  );
}
