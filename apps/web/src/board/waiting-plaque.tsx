import { tallyOfView, type View } from '@spice-road/rules';
import { Name } from '../controls/name.tsx';
import { draw, say } from '../i18n/table.ts';
import { Plaque } from '../pieces/plaque.tsx';
import { isolated } from '../i18n/isolated.ts';
import css from './action-plaque.module.css';
import { hasTurnToCome, seatsBefore } from './seats.ts';
import type { TablePerson } from './table-props.ts';
import { choosing, placeInLineInWords } from './words.ts';

interface WaitingPlaqueProps {
  readonly view: View;
  readonly people: readonly TablePerson[];
}

/** Whose turn it is and when yours comes; after the end, who has won. */
export function WaitingPlaque({ view, people }: WaitingPlaqueProps) {
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  const acting = people[view.toAct];
  if (view.phase === 'over') {
    const tally = tallyOfView(view);
    const winner = tally?.ranking[0];
    const points = winner === undefined ? undefined : tally?.scores[winner]?.total;
    const detail =
      winner === undefined || points === undefined
        ? ''
        : say('winner', { name: isolated(nameOf(winner)), count: points });
    return <Plaque tone="wait" title={say('over')} detail={<Hint words={detail} />} />;
  }
  return (
    <Plaque
      tone="wait"
      title={acting === undefined ? '' : <Choosing view={view} acting={acting} />}
      detail={<Hint words={placeInLine(view, nameOf)} />}
    />
  );
}

/** What is waited for is always readable; a name gives way to it. */
function Choosing({ view, acting }: Pick<WaitingPlaqueProps, 'view'> & { readonly acting: TablePerson }) {
  return (
    <span className={css.choosing}>{draw(choosing(view, acting.presence), { name: <Name>{acting.name}</Name> })}</span>
  );
}

/** Names may be too long for its two lines. */
function Hint({ words }: { readonly words: string }) {
  return (
    <span className={css.hint} title={words}>
      {words}
    </span>
  );
}

function placeInLine(view: View, nameOf: (seat: number) => string): string {
  const before = seatsBefore(view);
  if (before === null) return say('watching');
  return hasTurnToCome(view) ? placeInLineInWords(before.map(nameOf)) : say('yourTurnsAreOver');
}
