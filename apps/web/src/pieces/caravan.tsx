import type { Spice } from '@spice-road/rules';
import css from './caravan.module.css';
import { SpiceToken } from './spice-token.tsx';

/** What is about to become of a cube: stays, comes, goes, goes back to the supply. */
export type Fate = 'stays' | 'comes' | 'goes' | 'returns';

/** One place of the saddle-rug. */
export interface Niche {
  /** Of its cube as long as none of its own spice goes, whatever becomes of the others: see cube-keys.ts. */
  readonly key: string;
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
            key={niche.key}
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
  /** What its button is called, for whoever looks for it. */
  readonly piece: string;
  readonly deed: string | null;
  readonly drag: string | undefined;
  /** In the lower row where there are two. */
  readonly isLower: boolean;
  readonly onTap: () => void;
}

function Place({ niche, piece, deed, drag, isLower, onTap }: PlaceProps) {
  return (
    <li
      className={css.niche}
      data-fate={niche.fate}
      data-over={niche.over}
      data-deed={deed !== null}
      data-lower={isLower}
    >
      <span className={css.inside}>
        <svg className={css.arch} viewBox="0 0 48 56" aria-hidden="true" focusable="false">
          <path d="M2 54V22C2 12 16 11 24 2 32 11 46 12 46 22V54Z" />
        </svg>
        {niche.spice === null ? null : <SpiceToken spice={niche.spice} look="thick" className={css.cube} isPiece />}
      </span>
      {/* Beside the picture, which stays as it is while what a tap would do comes and goes. */}
      {deed === null ? null : (
        <button
          type="button"
          className={css.tap}
          data-piece={piece}
          data-drag={drag}
          aria-label={deed}
          title={deed}
          onClick={onTap}
        />
      )}
    </li>
  );
}
