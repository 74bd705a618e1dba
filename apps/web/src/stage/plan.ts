import type { GameEvent } from '@spice-road/rules';
import { partOf, placeOf, type Part } from './choreography.ts';
import type { Cast, Holder, Piece } from './piece.ts';
import { centeredAt, centerOf, fit, isSameShape, type Ghost, type Rect, type Sight } from './sight.ts';
import type { Times } from './times.ts';
import { anchorOf, deckOf, wingOf, type Scene } from './wings.ts';

/** One piece in motion. `from` and `to` have the shape of its picture. */
export interface Motion {
  readonly key: string;
  /**
   * `slide`: the piece itself. `fly`: a picture above the table, while the piece waits unseen where it will be.
   * `leave`: only a picture, for the piece is gone.
   */
  readonly how: 'slide' | 'fly' | 'leave';
  readonly picture: 'before' | 'after';
  readonly from: Rect;
  readonly to: Rect;
  readonly delay: number;
  readonly duration: number;
  readonly ease: Part['ease'];
  /** In pixels. */
  readonly arc: number;
  readonly fade: 'none' | 'in' | 'out';
  /** Half way over, from one face of its own to another or to or from the back of a deck; or once round like a wheel. */
  readonly turn: 'none' | 'round' | 'face' | 'deck-merchant' | 'deck-point';
}

export interface Stagecraft {
  readonly before: Sight;
  readonly after: Sight;
  readonly anchorAt: Scene['anchorAt'];
  readonly castBefore: Cast;
  readonly castAfter: Cast;
  readonly events: readonly GameEvent[];
  readonly times: Times;
}

/** A piece on its way from one holder to another, or within one. */
interface Journey {
  readonly piece: Piece | null;
  readonly key: string;
  readonly from: Holder | null;
  readonly to: Holder | null;
  readonly isLifted: boolean;
}

interface Way extends Omit<Motion, 'delay' | 'duration' | 'key' | 'ease' | 'arc'> {
  readonly journey: Journey;
  readonly part: Part;
}

/** Shorter ways are not worth a motion. In pixels. */
const TOO_NEAR = 1;
const HIGHEST_ARC = 90;
const SWALLOWED = 0.6;

/** Who moves, from where, to where and when. */
export function plan(craft: Stagecraft): readonly Motion[] {
  const { before, after, anchorAt } = craft;
  const scene = { before, after, anchorAt, event: craft.events[0] ?? null };
  const ghosts = [...before.ghosts];
  const ways = journeysOf(craft).flatMap((journey) => wayOf(journey, scene, ghosts) ?? []);
  return withoutParents(timed(ways, craft.times), after).filter(isWorthwhile);
}

function journeysOf({ castBefore, castAfter, after }: Stagecraft): readonly Journey[] {
  const was = new Map(castBefore.pieces.map((piece) => [piece.key, piece]));
  const is = new Map(castAfter.pieces.map((piece) => [piece.key, piece]));
  const keys = new Set([...was.keys(), ...is.keys(), ...after.pieces.keys()]);
  return [...keys].map((key) => {
    const [one, other] = [was.get(key), is.get(key)];
    const isLifted = one?.kind === 'spice' && other?.kind === 'spice' && one.spice !== other.spice;
    return { key, piece: other ?? one ?? null, from: one?.holder ?? null, to: other?.holder ?? null, isLifted };
  });
}

function wayOf(journey: Journey, scene: Scene, ghosts: Ghost[]): Way | null {
  const { key, from, to, isLifted } = journey;
  const was = scene.before.pieces.get(key)?.rect;
  const is = scene.after.pieces.get(key)?.rect;
  const part = partOf(scene.event ?? undefined, placeOf(from), placeOf(to));
  const way = { journey, part, fade: 'none', turn: 'none' } as const;
  const ghost = is === undefined ? null : takeGhost(ghosts, journey, was !== undefined);

  if (is !== undefined && ghost !== null) {
    const settling = partOf(scene.event ?? undefined, placeOf(to), placeOf(to));
    return { ...way, part: settling, how: 'slide', picture: 'after', from: scaled(is, ghost), to: is };
  }
  if (was !== undefined && is !== undefined) {
    const turn = isLifted ? 'face' : 'none';
    if (placeOf(from) === placeOf(to))
      return { ...way, how: 'slide', picture: 'after', from: scaled(is, was), to: is, turn };
    const shrinks = !isSameShape(was, is) && was.height > is.height;
    return shrinks
      ? { ...way, how: 'fly', picture: 'before', from: was, to: scaled(was, is) }
      : { ...way, how: 'fly', picture: 'after', from: scaled(is, was), to: is };
  }
  // It stayed where it is, and only its drawing came or went.
  if (journey.piece === null || from === to) return null;
  const turn = turnOf(journey, part);
  if (is !== undefined) {
    const start = startOf(journey, part, scene);
    if (start === null) return { ...way, how: 'slide', picture: 'after', from: is, to: is, fade: 'in' };
    return { ...way, how: 'fly', picture: 'after', from: swallowed(is, start, part), to: is, fade: 'in', turn };
  }
  if (was === undefined) return null;
  const end = endOf(journey, part, scene);
  const gone = end === null ? was : swallowed(was, end, part);
  return { ...way, how: 'leave', picture: 'before', from: was, to: gone, fade: 'out', turn };
}

function startOf({ piece, from }: Journey, part: Part, scene: Scene): Rect | null {
  if (from !== null) return anchorOf(scene, from);
  return part.wing === null || piece === null ? null : wingOf(scene, part.wing, piece);
}

function endOf({ piece, to }: Journey, part: Part, scene: Scene): Rect | null {
  if (to !== null)
    return (piece?.kind === 'coin' ? scene.anchorAt(`${to}-${piece.coin}`) : null) ?? anchorOf(scene, to);
  return part.wing === null || piece === null ? null : wingOf(scene, part.wing, piece);
}

function turnOf({ piece }: Journey, part: Part): Motion['turn'] {
  if (part.turns === 'round') return 'round';
  return part.turns === 'over' && piece !== null ? deckOf(piece) : 'none';
}

/**
 * The draft has shown it already where it goes: it only settles. A cube that one still saw where it came from, such as
 * on an acquired card, is better seen to go; but one that was laid on a stall lies there.
 */
function takeGhost(ghosts: Ghost[], { piece, from, to }: Journey, wasSeen: boolean): Rect | null {
  if (piece?.kind !== 'spice' || (wasSeen && (from === to || placeOf(to) !== 'stall'))) return null;
  const found = ghosts.findIndex(({ holder, spice }) => holder === to && spice === piece.spice);
  return found < 0 ? null : (ghosts.splice(found, 1)[0]?.rect ?? null);
}

function scaled(picture: Rect, place: Rect): Rect {
  const scale = fit(picture, place);
  return centeredAt(centerOf(place), { width: picture.width * scale, height: picture.height * scale });
}

/** What appears out of something else, or vanishes into it, is small there; a card is as large as its deck. */
function swallowed(picture: Rect, place: Rect, { wing }: Part): Rect {
  const scale = wing === 'deck' ? fit(picture, place) : Math.min(1, fit(picture, place)) * SWALLOWED;
  return centeredAt(centerOf(place), { width: picture.width * scale, height: picture.height * scale });
}

function timed(ways: readonly Way[], times: Times): readonly Motion[] {
  const inLine = ways.filter((way) => way.part.order !== 'together' && isLong(way));
  const delays = ways.map((way) => way.part.after * times.fly + placeInLine(way, inLine) * times.stagger);
  // The draft may have shown the beginning already; what only settles or closes up is no beginning.
  const departures = delays.filter((_, index) => ways[index]?.how !== 'slide');
  const first = departures.length > 0 ? Math.min(...departures) : 0;
  return ways.map(({ journey, part, how, picture, from, to, fade, turn }, index) => ({
    key: journey.key,
    how,
    picture,
    from,
    to,
    fade,
    turn,
    ease: part.ease,
    arc: how === 'slide' ? 0 : Math.min(HIGHEST_ARC, part.arc * distance(from, to)),
    delay: Math.max(0, (delays[index] ?? 0) - first),
    duration: times[part.time],
  }));
}

/** From left to right, by where they go, or by where they come from when they all go to the same place. */
function placeInLine(way: Way, inLine: readonly Way[]): number {
  if (way.part.order === 'together') return 0;
  const x = ({ how, from, to }: Way) => (how === 'leave' ? from.x : to.x);
  return inLine.filter((other) => other.part === way.part && x(other) < x(way)).length;
}

/** A piece drawn within another that slides goes along with it; it needs a motion only for the rest of its way. */
function withoutParents(motions: readonly Motion[], { pieces }: Sight): readonly Motion[] {
  const sliding = new Map(
    motions.filter((motion) => motion.how === 'slide' && isLong(motion)).map((motion) => [motion.key, motion]),
  );
  return motions.map((motion) => {
    const parent = sliding.get(pieces.get(motion.key)?.within ?? '');
    if (motion.how !== 'slide' || parent === undefined) return motion;
    const [start, end] = [centerOf(parent.from), centerOf(parent.to)];
    const from = { ...motion.from, x: motion.from.x - (start.x - end.x), y: motion.from.y - (start.y - end.y) };
    const { delay, duration, ease } = parent;
    return { ...motion, from, delay, duration, ease };
  });
}

function isWorthwhile(motion: Motion): boolean {
  return motion.how === 'leave' || motion.fade === 'in' || motion.turn !== 'none' || isLong(motion);
}

function isLong(way: Pick<Motion, 'from' | 'to'> | undefined): boolean {
  if (way === undefined) return false;
  return distance(way.from, way.to) > TOO_NEAR || Math.abs(way.from.width - way.to.width) > TOO_NEAR;
}

function distance(one: Rect, other: Rect): number {
  const [start, end] = [centerOf(one), centerOf(other)];
  return Math.hypot(start.x - end.x, start.y - end.y);
}
