import type { GameEvent } from '@spice-road/rules';
import { Emblem } from '../pieces/emblem.tsx';
import { Icon } from '../pieces/icon.tsx';
import { briefOf } from '../story/brief.ts';
import { sentenceOf, type NameOf } from '../story/sentence.ts';
import { BriefLine } from './brief-line.tsx';
import css from './log-rows.module.css';
import { namesFor } from './seats.ts';
import type { HistoryEntry, TablePerson } from './table-props.ts';
import { say } from '../i18n/table.ts';

interface LogRowsProps {
  readonly history: readonly HistoryEntry[];
  readonly people: readonly TablePerson[];
  readonly you: number | null;
  /** `all` parts the rounds by headings; `latest` is a plain list of so many moves. */
  readonly show: 'all' | { readonly latest: number };
}

interface Line {
  readonly key: string;
  readonly round: number;
  readonly event: GameEvent;
  readonly byBot: boolean;
}

/** What happened, newest first: drawn in a few words, told in whole sentences. */
export function LogRows({ history, people, you, show }: LogRowsProps) {
  const lines = linesOf(history);
  const shown = show === 'all' ? lines : lines.slice(0, show.latest);
  const nameOf = namesFor(people, you);
  return (
    <ol className={css.rows}>
      {shown.flatMap(({ key, round, event, byBot }, place) => {
        // In a seat of its own nobody takes it for a person.
        const isStandIn = byBot && event.type !== 'ended' && people[event.seat]?.bot !== 'own';
        const named: NameOf = (seat) => (isStandIn ? say('botFor', { who: nameOf(seat) }) : nameOf(seat));
        const whole = sentenceOf(event, named);
        const heading = show === 'all' && shown[place - 1]?.round !== round;
        return [
          heading ? (
            <li key={`round-${round}`} className={css.round}>
              {say('round', { count: round })}
            </li>
          ) : null,
          <li key={key} className={css.line} data-kind={event.type}>
            <span className="sr">{whole}</span>
            <Drawn event={event} people={people} you={you} isStandIn={isStandIn} whole={whole} />
          </li>,
        ];
      })}
    </ol>
  );
}

interface DrawnProps extends Pick<LogRowsProps, 'people' | 'you'> {
  readonly event: GameEvent;
  /** A bot acted for whoever sits there. */
  readonly isStandIn: boolean;
  /** Where there is no room for all of it. */
  readonly whole: string;
}

function Drawn({ event, people, you, isStandIn, whole }: DrawnProps) {
  if (event.type === 'ended') return <b aria-hidden="true">{say('over')}</b>;
  const person = people[event.seat];
  if (person === undefined) return null;
  return (
    <span className={css.drawn} title={whole} aria-hidden="true">
      <span className={css.who}>
        <Emblem emblem={person.emblem} />
        {isStandIn ? <Icon name="bot" /> : null}
      </span>
      <b className={css.name}>{event.seat === you ? say('You') : <bdi>{person.name}</bdi>}</b>
      {briefOf(event) === null ? <span>{say('verb.lastRound')}</span> : <BriefLine event={event} words="verb" />}
    </span>
  );
}

function linesOf(history: readonly HistoryEntry[]): readonly Line[] {
  return history
    .flatMap(({ stateId, round, events, byBot = false }) =>
      events
        .filter((event) => event.type !== 'overfilled')
        .map((event, place): Line => ({ key: `${stateId}-${place}`, round, event, byBot })),
    )
    .toReversed();
}
