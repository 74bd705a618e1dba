import { CARAVAN_LIMIT, SPICES, subtract, type Spice, type Spices } from '@spice-road/rules';
import type { ReactNode } from 'react';
import { say } from '../i18n/help.ts';
import { Caravan, type Fate, type Niche } from '../pieces/caravan.tsx';
import { cubeKeys } from '../pieces/cube-keys.ts';
import { Icon } from '../pieces/icon.tsx';
import { caravanInWords } from '../story/words.ts';
import css from './figure.module.css';

interface FigureProps {
  /** What it shows, in a sentence; none where the text before it says so. */
  readonly caption?: ReactNode;
  readonly children: ReactNode;
}

/** A picture made of pieces. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={css.figure}>
      {children}
      {caption === undefined ? null : <figcaption className={css.caption}>{caption}</figcaption>}
    </figure>
  );
}

interface ChangeProps {
  readonly before: Spices;
  readonly after: Spices;
  /** What brings the one to the other. */
  readonly children: ReactNode;
}

/** A caravan before and after, with what changes it in between: side by side where there is room. */
export function Change({ before, after, children }: ChangeProps) {
  return (
    <div className={css.change}>
      <Labelled label={say('before.short')}>
        <CaravanPicture
          cubes={before}
          marked={losses(before, after)}
          fate="goes"
          name={say('before', { cubes: caravanInWords(before) })}
        />
      </Labelled>
      <div className={css.by}>
        {children}
        <Icon name="arrow" className={css.arrow} />
      </div>
      <Labelled label={say('after.short')}>
        <CaravanPicture
          cubes={after}
          marked={losses(after, before)}
          fate="comes"
          name={say('after', { cubes: caravanInWords(after) })}
        />
      </Labelled>
    </div>
  );
}

interface LabelledProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Words over a part of a picture. Decoration: the part has a name that begins with them. */
export function Labelled({ label, children }: LabelledProps) {
  return (
    <div className={css.labelled}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface CaravanPictureProps {
  readonly cubes: Spices;
  /** Those of them something happens to. */
  readonly marked: Spices;
  readonly fate: Fate;
  readonly name: string;
}

/** A caravan to look at. */
export function CaravanPicture({ cubes, marked, fate, name }: CaravanPictureProps) {
  return <Caravan niches={nichesOf(cubes, marked, fate)} name={name} size="small" />;
}

/** Of equal cubes the last ones go or come. */
function nichesOf(cubes: Spices, marked: Spices, fate: Fate): readonly Niche[] {
  const held = SPICES.flatMap((spice) =>
    Array.from({ length: cubes[spice] }, (_, index) => ({
      spice,
      fate: index < cubes[spice] - marked[spice] ? ('stays' as const) : fate,
    })),
  );
  const places = Array.from({ length: Math.max(held.length, CARAVAN_LIMIT) }, (_, place) => held[place]?.spice ?? null);
  const keys = cubeKeys(places);
  return places.map((spice, place) => ({
    key: keys[place] ?? '',
    spice,
    fate: held[place]?.fate ?? 'stays',
    over: place >= CARAVAN_LIMIT,
  }));
}

/** What the one has and the other has not. */
export function losses(one: Spices, other: Spices): Spices {
  const less = subtract(one, other);
  const atLeastNone = (spice: Spice) => Math.max(0, less[spice]);
  return {
    turmeric: atLeastNone('turmeric'),
    saffron: atLeastNone('saffron'),
    cardamom: atLeastNone('cardamom'),
    cinnamon: atLeastNone('cinnamon'),
  };
}
