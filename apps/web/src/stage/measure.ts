import { SPICES, type Spice } from '@spice-road/rules';
import { keyAtSeat, type Cast, type Holder } from './piece.ts';
import type { Ghost, Rect, Sight, Spotted } from './sight.ts';

export type Figure = HTMLElement | SVGElement;

/** A sight, and the elements it was taken of. */
export interface Measured extends Sight {
  readonly figures: ReadonlyMap<string, Figure>;
  readonly anchorFigures: ReadonlyMap<string, Figure>;
  /** Cubes of equal ones that the draft has marked to go or to be lifted. */
  readonly chosen: ReadonlySet<string>;
}

/**
 * Looks once at all that is drawn within an element. The marks it goes by:
 * `data-piece` names a card by its id, or a thing that only slides;
 * `data-anchor` names a place as a holder of the cast does, such as `caravan-2`, or a whole seat, `seat-2`;
 * `data-spice` is a single cube within such an anchor, in the order of the cast;
 * `data-fate` around it tells what the draft means to do with it.
 */
export function measure(root: Element, cast: Cast): Measured {
  const pieces = new Map<string, Spotted>();
  const anchors = new Map<string, Rect>();
  const ghosts: Ghost[] = [];
  const figures = new Map<string, Figure>();
  const anchorFigures = new Map<string, Figure>();
  const going = new Set<string>();
  const keys = keysByFace(cast);
  const inCast = new Set(cast.pieces.map(({ key }) => key));
  const cubes = new Map<string, number>();

  function spot(key: string, figure: Figure, rect: Rect): void {
    const parent = figure.parentElement?.closest<HTMLElement>('[data-piece]') ?? null;
    pieces.set(key, { rect, within: parent === null ? null : keyOfPiece(parent, inCast) });
    figures.set(key, figure);
  }

  function spotCube(figure: Figure, spice: Spice, rect: Rect): void {
    const holder = figure.closest<HTMLElement>('[data-anchor]')?.dataset['anchor'];
    if (holder === undefined) return;
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

  for (const figure of root.querySelectorAll<Figure>('[data-piece], [data-anchor], [data-spice]')) {
    const rect = rectOf(figure);
    // Of two drawings for two sizes of screen only one is shown.
    if (rect.width === 0 || rect.height === 0) continue;
    const { piece, anchor, spice } = figure.dataset;
    for (const name of [piece, anchor]) {
      if (name === undefined || anchors.has(name)) continue;
      anchors.set(name, rect);
      anchorFigures.set(name, figure);
    }
    const key = piece === undefined ? null : keyOfPiece(figure, inCast);
    if (key !== null && !pieces.has(key)) spot(key, figure, rect);
    const cube = SPICES.find((one) => one === spice);
    if (cube !== undefined) spotCube(figure, cube, rect);
  }
  for (const holder of ['coins-gold', 'coins-silver'] as const) spotTopCoin(holder);

  /** A pile is one drawing; its top coin is the last that is in the cast. */
  function spotTopCoin(holder: Holder): void {
    const top = cast.pieces.findLast((piece) => piece.holder === holder)?.key;
    const coin = [...(anchorFigures.get(holder)?.querySelectorAll('svg') ?? [])].findLast(isDrawn);
    if (top !== undefined && coin !== undefined) spot(top, coin, rectOf(coin));
  }

  return { pieces, anchors, ghosts, figures, anchorFigures, chosen: chosenOf(cast, pieces, cubes, going) };
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

/** What is not one of a kind, such as a starting card or a niche, is told apart by its seat. */
function keyOfPiece(figure: Figure, inCast: ReadonlySet<string>): string {
  const name = figure.dataset['piece'] ?? '';
  if (inCast.has(name)) return name;
  const seat = figure.closest<HTMLElement>('[data-anchor^="seat-"], [data-piece^="seat-"]');
  const seatName = seat?.dataset['anchor'] ?? seat?.dataset['piece'];
  return seatName === undefined ? name : keyAtSeat(name, seatName.slice('seat-'.length));
}

/** A plain one: what the browser gives cannot be spread. */
export function rectOf(figure: Element): Rect {
  const { x, y, width, height } = figure.getBoundingClientRect();
  return { x, y, width, height };
}

function isDrawn(figure: Element): boolean {
  return figure.getBoundingClientRect().width > 0;
}
