import type { GameEvent } from '@spice-road/rules';
import { Emblem } from '../pieces/emblem.tsx';
import { briefOf } from '../story/brief.ts';
import { sentenceOf } from '../story/sentence.ts';
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
}

/** What happened, newest first: drawn in a few words, told in whole sentences. */
export function LogRows({ history, people, you, show }: LogRowsProps) {
  const lines = linesOf(history);
  const shown = show === 'all' ? lines : lines.slice(0, show.latest);
  const nameOf = namesFor(people, you);
  return (
    <ol className={css.rows}>
      {shown.flatMap(({ key, round, event }, place) => {
        const heading = show === 'all' && shown[place - 1]?.round !== round;
        return [
          heading ? (
            <li key={`round-${round}`} className={css.round}>
              {say('round', { count: round })}
            </li>
          ) : null,
          <li key={key} className={css.line} data-kind={event.type}>
            <span className="sr">{sentenceOf(event, nameOf)}</span>
            <Drawn event={event} people={people} you={you} whole={sentenceOf(event, nameOf)} />
          </li>,
        ];
      })}
    </ol>
  );
}

interface DrawnProps extends Pick<LogRowsProps, 'people' | 'you'> {
  readonly event: GameEvent;
  /** Where there is no room for all of it. */
  readonly whole: string;
}

function Drawn({ event, people, you, whole }: DrawnProps) {
  if (event.type === 'ended') return <b aria-hidden="true">{say('over')}</b>;
  const person = people[event.seat];
  if (person === undefined) return null;
  return (
    <span className={css.drawn} title={whole} aria-hidden="true">
      <Emblem emblem={person.emblem} />
      <b className={css.name}>{event.seat === you ? say('You') : <bdi>{person.name}</bdi>}</b>
      {briefOf(event) === null ? <span>{say('verb.lastRound')}</span> : <BriefLine event={event} words="verb" />}
    </span>
  );
}

function linesOf(history: readonly HistoryEntry[]): readonly Line[] {
  return history
    .flatMap(({ stateId, round, events }) =>
      events
        .filter((event) => event.type !== 'overfilled')
        .map((event, place): Line => ({ key: `${stateId}-${place}`, round, event })),
    )
    .toReversed();
}
