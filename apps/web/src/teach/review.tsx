import type { Table } from '@spice-road/rules';
import { useId } from 'react';
import type { HistoryEntry, TablePerson } from '../board/table-props.ts';
import { namesFor } from '../board/seats.ts';
import { Button } from '../pieces/button.tsx';
import { storyOf } from '../story/sentence.ts';
import { isolated } from '../i18n/isolated.ts';
import { say } from '../i18n/solo.ts';
import { hintInWords } from './hint-words.ts';
import css from './review.module.css';
import type { ReviewInHand } from './use-review.ts';

interface ReviewProps {
  readonly review: ReviewInHand;
  readonly people: readonly TablePerson[];
  readonly history: readonly HistoryEntry[];
  readonly tables: readonly Table[];
  readonly you: number | null;
  /** The table before a remarked turn, by the place in the list. */
  readonly onShow: (place: number) => void;
}

/** Turns at which something else was better by a clear margin: what was done, what was better, and the way to look at it. */
export function Review({ review, people, history, tables, you, onShow }: ReviewProps) {
  const title = useId();
  const { state, done, count, remarks } = review;
  const nameOf = namesFor(people, you);
  return (
    <section className={css.review} aria-labelledby={title}>
      <header>
        <h2 id={title}>{say('review')}</h2>
        {state === 'running' ? (
          <Button tone="quiet" onPress={review.stop}>
            {say('review.stop')}
          </Button>
        ) : null}
        {state === 'none' || state === 'failed' ? (
          <Button tone="plain" icon="lantern" onPress={review.begin}>
            {say('review.begin')}
          </Button>
        ) : null}
      </header>
      {state === 'none' && remarks.length === 0 ? <p>{say('review.words')}</p> : null}
      {state === 'running' ? (
        <p className={css.progress}>
          <progress max={count} value={done} aria-label={say('review')} />
          <span>{say('review.progress', { done, count })}</span>
        </p>
      ) : null}
      <p role="status" className={state === 'done' && remarks.length === 0 ? undefined : 'sr'}>
        {state === 'done' ? summaryOf(remarks.length) : ''}
      </p>
      {state === 'failed' ? <p role="alert">{say('review.failed')}</p> : null}
      <ol>
        {remarks.map((remark, place) => {
          const round = tables[remark.at]?.round ?? 0;
          const name = isolated(people[remark.seat]?.name ?? '');
          return (
            <li key={remark.at}>
              <Button tone="quiet" icon="eye" name={say('remark.show', { round, name })} onPress={() => onShow(place)}>
                {say('remark.heading', { round, name })}
              </Button>
              <span className={css.worth}>{say('remark.worth', { count: Math.round(remark.margin) })}</span>
              <p>{storyOf(history[remark.at]?.events ?? [], nameOf)}</p>
              <p className={css.better}>{say('remark.better', { plan: hintInWords(remark.better) })}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function summaryOf(count: number): string {
  return count === 0 ? say('review.none') : say('review.found', { count });
}
