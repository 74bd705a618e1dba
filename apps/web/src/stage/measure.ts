import { isMerchantCardId, SPICES, type Spice } from '@spice-road/rules';
import { keyAtSeat, type Cast, type Holder } from './piece.ts';
import type { Ghost, Rect, Sight, Spotted } from './sight.ts';

export type Figure = HTMLElement | SVGElement;

/** A sight, and the elements it was taken of. */
export interface Measured extends Sight {
  readonly figures: ReadonlyMap<string, Figure>;
  /** Cubes of equal ones that the draft has marked to go or to be lifted. */
  readonly chosen: ReadonlySet<string>;
  /** Looks again, for the few anchors that are needed. */
  figureAt(anchor: string): Figure | null;
  rectAt(anchor: string): Rect | null;
}

/** Pieces that only slide. */
const FIXTURES: ReadonlySet<string> = new Set(['deck-merchant', 'deck-point', 'coins-gold', 'coins-silver']);

/** What holds cubes one by one. */
const HEAP = /^(caravan|stall)-/;

/**
 * Looks once at all that is drawn within an element. The marks it goes by:
 * `data-piece` names a card by its id, or a deck or a pile of coins;
 * `data-anchor` names a place as a holder of the cast does, such as `caravan-2`, one coin of a purse, `purse-2-gold`,
 * or a whole seat, `seat-2`;
 * `data-spice` is a single cube within such an anchor, in the order of the cast;
 * `data-fate` around it tells what the draft means to do with it.
 */
export function measure(root: Element, cast: Cast): Measured {
  const pieces = new Map<string, Spotted>();
  const ghosts: Ghost[] = [];
  const figures = new Map<string, Figure>();
  const going = new Set<string>();
  const keys = keysByFace(cast);
  const known = new Set([...FIXTURES, ...cast.pieces.map(({ key }) => key)]);
  const cubes = new Map<string, number>();

  function spot(key: string, figure: Figure, rect: Rect): void {
    const parent = figure.parentElement?.closest<HTMLElement>('[data-piece]') ?? null;
    pieces.set(key, { rect, within: parent === null ? null : keyOf(parent, known) });
    figures.set(key, figure);
  }

  function spotCube(figure: Figure, spice: Spice): void {
    const holder = figure.closest<HTMLElement>('[data-anchor]')?.dataset['anchor'] ?? '';
    if (!HEAP.test(holder)) return;
    const rect = rectOf(figure);
    if (!isDrawn(rect)) return;
    const fate = figure.closest<HTMLElement>('[data-fate]')?.dataset['fate'];
    if (fate === 'comes') {
      ghosts.push({ holder, spice, rect });
      return;
    }
    const face = `${holder} ${spice}`;
    const nth = cubes.get(face) ?? 0;
    cubes.set(face, nth + 1);
    const key = keys.get(face)?.[nth];
    if (key === undefined) return;
    spot(key, figure, rect);
    if (fate === 'goes' || fate === 'returns') going.add(key);
  }

  /** A pile is one drawing; its top coin is the last that is in the cast. */
  function spotTopCoin(holder: Holder): void {
    const top = cast.pieces.findLast((piece) => piece.holder === holder)?.key;
    const coins = figures.get(holder)?.querySelectorAll('svg') ?? [];
    const coin = [...coins].findLast((one) => isDrawn(rectOf(one)));
    if (top !== undefined && coin !== undefined) spot(top, coin, rectOf(coin));
  }

  for (const figure of root.querySelectorAll<Figure>('[data-piece], [data-spice]')) {
    const { piece, spice } = figure.dataset;
    const cube = SPICES.find((one) => one === spice);
    if (cube !== undefined) spotCube(figure, cube);
    const key = piece === undefined ? null : keyOf(figure, known);
    if (key === null || pieces.has(key)) continue;
    const rect = rectOf(figure);
    // Of two drawings for two sizes of screen only one is shown.
    if (isDrawn(rect)) spot(key, figure, rect);
  }
  spotTopCoin('coins-gold');
  spotTopCoin('coins-silver');

  function figureAt(anchor: string): Figure | null {
    const found = root.querySelectorAll<Figure>(`[data-anchor="${anchor}"], [data-piece="${anchor}"]`);
    return [...found].find((one) => isDrawn(rectOf(one))) ?? null;
  }

  return {
    pieces,
    ghosts,
    figures,
    chosen: chosenOf(cast, pieces, cubes, going),
    figureAt,
    rectAt: (anchor) => {
      const figure = figureAt(anchor);
      return figure === null ? null : rectOf(figure);
    },
  };
}

/** Besides cubes marked to go, those that are not drawn as what they are, because the draft has lifted them. */
function chosenOf(
  cast: Cast,
  pieces: ReadonlyMap<string, Spotted>,
  cubes: ReadonlyMap<string, number>,
  going: ReadonlySet<string>,
): ReadonlySet<string> {
  const shown = new Set([...cubes.keys()].map((face) => face.split(' ')[0]));
  const lifted = cast.pieces.filter(
    ({ kind, key, holder }) => kind === 'spice' && shown.has(holder) && !pieces.has(key),
  );
  return new Set([...going, ...lifted.map(({ key }) => key)]);
}

/** Keys of equal cubes of one holder, as they lie. */
function keysByFace({ pieces }: Cast): ReadonlyMap<string, readonly string[]> {
  const keys = new Map<string, string[]>();
  for (const piece of pieces) {
    if (piece.kind !== 'spice') continue;
    const face = `${piece.holder} ${piece.spice}`;
    const equals = keys.get(face);
    if (equals === undefined) keys.set(face, [piece.key]);
    else equals.push(piece.key);
  }
  return keys;
}

/** Null for what is no piece. A starting card, of which there are several, is told apart by its seat. */
function keyOf(figure: Figure, known: ReadonlySet<string>): string | null {
  const name = figure.dataset['piece'] ?? '';
  if (known.has(name)) return name;
  if (!isMerchantCardId(name)) return null;
  const seat = figure.closest<HTMLElement>('[data-anchor^="seat-"], [data-piece^="seat-"]');
  const key = keyAtSeat(name, (seat?.dataset['anchor'] ?? seat?.dataset['piece'] ?? '').slice('seat-'.length));
  return known.has(key) ? key : null;
}

/** A plain one: what the browser gives cannot be spread. */
function rectOf(figure: Element): Rect {
  const { x, y, width, height } = figure.getBoundingClientRect();
  return { x, y, width, height };
}

function isDrawn({ width, height }: Rect): boolean {
  return width > 0 && height > 0;
}
