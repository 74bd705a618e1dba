import type { Spice } from '@spice-road/rules';
import { Symbol } from '../art/symbol.tsx';
import css from './caravan.module.css';
import { SpiceToken } from './spice-token.tsx';

/** What is about to become of a cube: stays, comes, goes, goes back to the supply. */
export type Fate = 'stays' | 'comes' | 'goes' | 'returns';

/** One place of the saddle-rug. */
export interface Niche {
  readonly spice: Spice | null;
  readonly fate: Fate;
  /** Past the limit of the caravan. */
  readonly over: boolean;
}

interface CaravanProps {
  readonly niches: readonly Niche[];
  /** The whole caravan in a sentence. */
  readonly name: string;
  readonly size: 'mine' | 'small';
  /** What the stage calls it; none where the same caravan is only shown again. */
  readonly anchor?: string;
  /** What a tap on a cube would do, in a sentence; null for a cube that cannot be tapped. */
  readonly deedOf?: (niche: Niche, index: number) => string | null;
  readonly onTap?: (index: number) => void;
  /** What a cube that can be tapped is pulled as. */
  readonly dragOf?: (index: number) => string | undefined;
}

/** A caravan as a rug with a niche for every cube. */
export function Caravan({ niches, name, size, anchor, deedOf, onTap, dragOf }: CaravanProps) {
  return (
    <div className={css.rug} data-size={size}>
      <ol
        className={css.niches}
        aria-label={name}
        style={{ '--niches': niches.length, '--half': Math.ceil(niches.length / 2) }}
        data-row="caravan"
        data-anchor={anchor}
      >
        {niches.map((niche, index) => (
          <Place
            // oxlint-disable-next-line react/no-array-index-key -- a niche is its place; cubes have no identity of their own
            key={index}
            niche={niche}
            piece={`niche-${index}`}
            deed={deedOf?.(niche, index) ?? null}
            drag={dragOf?.(index)}
            isLower={index >= Math.ceil(niches.length / 2)}
            onTap={() => onTap?.(index)}
          />
        ))}
      </ol>
    </div>
  );
}

interface PlaceProps {
  readonly niche: Niche;
  readonly piece: string;
  readonly deed: string | null;
  readonly drag: string | undefined;
  /** In the lower row where there are two. */
  readonly isLower: boolean;
  readonly onTap: () => void;
}

function Place({ niche, piece, deed, drag, isLower, onTap }: PlaceProps) {
  const picture = (
    <>
      <Symbol id="niche" className={css.arch} />
      {niche.spice === null ? null : <SpiceToken spice={niche.spice} look="thick" className={css.cube} isPiece />}
    </>
  );
  return (
    <li
      className={css.niche}
      data-fate={niche.fate}
      data-over={niche.over}
      data-deed={deed !== null}
      data-lower={isLower}
    >
      {deed === null ? (
        <span className={css.inside} data-piece={piece}>
          {picture}
        </span>
      ) : (
        <button
          type="button"
          className={css.inside}
          data-piece={piece}
          data-drag={drag}
          aria-label={deed}
          title={deed}
          onClick={onTap}
        >
          {picture}
        </button>
      )}
    </li>
  );
}
