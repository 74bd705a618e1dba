import { addOne, SPICES, toList, total, type Spice, type Spices } from '@spice-road/rules';
import { cubeKeys } from './cube-keys.ts';
import css from './lying.module.css';
import { AnySpice, SpiceToken } from './spice-token.tsx';

/** Your own part in the payment: nothing here, a hole that waits (perhaps for the very next cube), or the cube you laid. */
export type LaidHere =
  | { readonly kind: 'none' }
  | { readonly kind: 'hole'; readonly next: boolean }
  | { readonly kind: 'cube'; readonly spice: Spice };

interface LyingProps {
  /** What the stage calls the stall. */
  readonly anchor: string;
  readonly cubes: Spices;
  readonly laid: LaidHere;
}

/** From here on a stall shows counts: more cubes would be wider than the card. */
const MOST_CUBES_IN_A_ROW = 4;

/** The cubes that lie on a card of the market. Decoration: the card's name counts them. */
export function Lying({ anchor, cubes, laid }: LyingProps) {
  const count = total(cubes) + (laid.kind === 'none' ? 0 : 1);
  if (count === 0) return null;
  return (
    <span
      className={css.lying}
      data-laid={laid.kind}
      data-next={laid.kind === 'hole' && laid.next}
      data-counted={count > MOST_CUBES_IN_A_ROW}
      data-lying="true"
      data-anchor={anchor}
      aria-hidden="true"
    >
      {count <= MOST_CUBES_IN_A_ROW ? <Cubes cubes={cubes} /> : <Counts cubes={cubes} laid={laid} />}
      {laid.kind === 'cube' && count <= MOST_CUBES_IN_A_ROW ? (
        <span className={css.mine} data-fate="comes">
          <SpiceToken spice={laid.spice} look="thick" isPiece />
        </span>
      ) : null}
      {laid.kind === 'hole' ? <AnySpice className={css.hole} /> : null}
    </span>
  );
}

function Cubes({ cubes }: Pick<LyingProps, 'cubes'>) {
  const all = toList(cubes);
  const keys = cubeKeys(all);
  return all.map((spice, index) => <SpiceToken key={keys[index]} spice={spice} look="thick" isPiece />);
}

function Counts({ cubes, laid }: Pick<LyingProps, 'cubes' | 'laid'>) {
  const counted = laid.kind === 'cube' ? addOne(cubes, laid.spice) : cubes;
  return SPICES.filter((spice) => counted[spice] > 0).map((spice) => (
    <span key={spice} className={css.count} data-mine={laid.kind === 'cube' && laid.spice === spice}>
      {counted[spice]}
      <SpiceToken spice={spice} look="flat" />
    </span>
  ));
}
