import { useEffect, useState } from 'react';
import { useLoaded } from '../app/use-loaded.ts';
import type { CoachProps, Touring } from './coach.tsx';
import { hasAllLearnt, learn, useLearnt } from './learnt.ts';
import { offerTour } from './show-around.ts';

type CoachPlaceProps = Pick<CoachProps, 'root' | 'view' | 'isDrafting' | 'onSay'>;

const loadCoach = () => import('./coach.tsx');

/** Where the coach stands at a table: called by itself in a first game, or when somebody asks to be shown around. */
export function CoachPlace(props: CoachPlaceProps) {
  const learnt = useLearnt();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => offerTour(() => setAsked(true)), []);
  const { you, phase } = props.view;
  const isNewcomer = you !== null && phase !== 'over' && !hasAllLearnt(learnt);
  if (!isNewcomer && !isAsked) return null;
  const touring: Touring = isAsked ? 'asked' : learnt.has('tour') ? 'none' : 'first';
  return (
    <Called
      {...props}
      learnt={learnt}
      touring={touring}
      onTourEnd={() => {
        learn('tour');
        setAsked(false);
      }}
    />
  );
}

/** Comes once its part of the page is there; a table without it is a table all the same. */
function Called(props: CoachProps) {
  const coach = useLoaded(loadCoach);
  return coach.kind === 'here' ? <coach.what.Coach {...props} /> : null;
}
