/** In pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;
type Spot = Pick<Box, 'left' | 'top'>;

/** Where the bubble stands, seen from what it points at. */
export type Side = 'below' | 'above' | 'right' | 'left';

export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Where along its edge the arrow is, from the left or from the top; null where it would point at what lies between. */
  readonly arrow: number | null;
}

/** Between the bubble and what it points at: room for the ring and the arrow. */
const GAP = 24;
/** Further off an arrow points at something else. */
const POINTS_AS_FAR = 2 * GAP;
/** Between the bubble and the edge of the window. */
const MARGIN = 8;
/** The arrow keeps off the round corners. */
const CORNER = 22;
/** As far as the ring stands around what it shows, and prices stick out of their row. */
const RING = 9;
/** Between the ring and the edge of the window: as wide as its line, and a little of its shade. */
const RING_MARGIN = 5;
/** Up to this width the bubble is a sheet from edge to edge, at the top or at the bottom of the window. */
const PHONE = 600;

/**
 * Within the window and beside what it points at, never over it wherever there is room for both; and over as little as
 * can be of what is wanted besides, the first of these before the next.
 */
export function placeBubble(target: Box, bubble: Size, room: Size, wanted: readonly Box[] = []): Place {
  const beside = besideTarget(target, bubble, room);
  const ring = ringAround(target);
  const others = wanted.map(ringAround);
  if (!covers(beside, bubble, [ring, ...others])) return beside;
  const [best] = spotsFor({ target, bubble, room, obstacles: [ring, ...others] })
    .map((spot) => ({ spot, costs: costsOf(spot, beside) }))
    .toSorted((one, other) => compareCosts(one.costs, other.costs));
  if (best === undefined) return beside;
  return placed({ ...best.spot, side: sideOf({ ...best.spot, ...bubble }, target) ?? beside.side }, target, bubble);

  function costsOf(spot: Spot, { left, top }: Spot): readonly number[] {
    const box = { ...spot, ...bubble };
    const way = Math.hypot(spot.left - left, spot.top - top);
    return [...[ring, ...others].map((one) => shared(box, one)), way];
  }
}

/** By the first that differs. */
function compareCosts(one: readonly number[], other: readonly number[]): number {
  return one.map((cost, place) => cost - (other[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** On the side that suits it best. */
function besideTarget(target: Box, bubble: Size, room: Size): Place {
  const free = freeAround(target, room);
  if (room.width <= PHONE) {
    const side = free.below >= free.above ? 'below' : 'above';
    const top = side === 'below' ? room.height - MARGIN - bubble.height : MARGIN;
    return placed({ side, left: (room.width - bubble.width) / 2, top }, target, bubble);
  }
  const needed = { below: bubble.height, above: bubble.height, right: bubble.width, left: bubble.width };
  const sides = preferred(target);
  const side =
    sides.find((one) => free[one] >= needed[one] + GAP + MARGIN) ??
    sides.toSorted((one, other) => free[other] - needed[other] - (free[one] - needed[one]))[0] ??
    'below';
  const center = { left: target.left + target.width / 2, top: target.top + target.height / 2 };
  const wanted = {
    below: { left: center.left - bubble.width / 2, top: target.top + target.height + GAP },
    above: { left: center.left - bubble.width / 2, top: target.top - GAP - bubble.height },
    right: { left: target.left + target.width + GAP, top: center.top - bubble.height / 2 },
    left: { left: target.left - GAP - bubble.width, top: center.top - bubble.height / 2 },
  }[side];
  return placed({ side, ...inWindow(wanted, bubble, room) }, target, bubble);
}

interface Scene {
  readonly target: Box;
  readonly bubble: Size;
  readonly room: Size;
  readonly obstacles: readonly Box[];
}

/** Where it may stand else: at the edges of the window and along those of what is not to be covered. */
function spotsFor({ target, bubble, room, obstacles }: Scene): readonly Spot[] {
  const center = { left: target.left + target.width / 2, top: target.top + target.height / 2 };
  const lefts = [
    0,
    room.width,
    center.left - bubble.width / 2,
    ...obstacles.flatMap(({ left, width }) => [left - bubble.width, left + width]),
  ];
  const tops = [
    0,
    room.height,
    center.top - bubble.height / 2,
    target.top - GAP - bubble.height,
    target.top + target.height + GAP,
    ...obstacles.flatMap(({ top, height }) => [top - bubble.height, top + height]),
  ];
  return lefts.flatMap((left) => tops.map((top) => inWindow({ left, top }, bubble, room)));
}

function inWindow({ left, top }: Spot, bubble: Size, room: Size): Spot {
  return {
    left: within(left, MARGIN, room.width - MARGIN - bubble.width),
    top: within(top, MARGIN, room.height - MARGIN - bubble.height),
  };
}

function ringAround({ left, top, width, height }: Box): Box {
  return { left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING };
}

/** The ring as it is drawn: all of it is in the window, and closer to what it shows where that lies at the edge. */
export function ringIn(target: Box, room: Size): Box {
  const { left, top, width, height } = ringAround(target);
  const right = within(left + width, RING_MARGIN, room.width - RING_MARGIN);
  const bottom = within(top + height, RING_MARGIN, room.height - RING_MARGIN);
  const [x, y] = [Math.max(left, RING_MARGIN), Math.max(top, RING_MARGIN)];
  return { left: x, top: y, width: right - x, height: bottom - y };
}

function covers(spot: Spot, bubble: Size, boxes: readonly Box[]): boolean {
  return boxes.some((box) => shared({ left: spot.left, top: spot.top, ...bubble }, box) > 0);
}

/** The area of both. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Null when it stands on none: over it. */
function sideOf({ left, top, width, height }: Box, target: Box): Side | null {
  if (top >= target.top + target.height) return 'below';
  if (top + height <= target.top) return 'above';
  if (left >= target.left + target.width) return 'right';
  return left + width <= target.left ? 'left' : null;
}

/** Null around nothing. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** A part of a box that is inside the window. */
export function visiblePart(box: Box, room: Size): Box {
  const left = within(box.left, 0, room.width);
  const top = within(box.top, 0, room.height);
  return {
    left,
    top,
    width: within(box.left + box.width, 0, room.width) - left,
    height: within(box.top + box.height, 0, room.height) - top,
  };
}

function placed({ side, left, top }: Omit<Place, 'arrow'>, target: Box, bubble: Size): Place {
  const isLyingEdge = side === 'below' || side === 'above';
  if (distanceOf({ left, top, ...bubble }, target)[side] > POINTS_AS_FAR) return { side, left, top, arrow: null };
  const arrow = isLyingEdge
    ? within(target.left + target.width / 2 - left, CORNER, bubble.width - CORNER)
    : within(target.top + target.height / 2 - top, CORNER, bubble.height - CORNER);
  // Where the bubble does not reach beneath or beside it, its corner would point past it.
  const [tip, start, extent] = isLyingEdge
    ? [left + arrow, target.left, target.width]
    : [top + arrow, target.top, target.height];
  const isMet = tip >= start - RING && tip <= start + extent + RING;
  return { side, left, top, arrow: isMet ? arrow : null };
}

/** From the edges of the target to those of the bubble, were it on that side. */
function distanceOf({ left, top, width, height }: Box, target: Box): Readonly<Record<Side, number>> {
  return {
    below: top - target.top - target.height,
    above: target.top - top - height,
    right: left - target.left - target.width,
    left: target.left - left - width,
  };
}

/** Beside what is tall, under or over what is wide. */
function preferred({ width, height }: Size): readonly Side[] {
  return height > width ? ['right', 'left', 'below', 'above'] : ['below', 'above', 'right', 'left'];
}

function freeAround({ left, top, width, height }: Box, room: Size): Readonly<Record<Side, number>> {
  return { above: top, left, below: room.height - top - height, right: room.width - left - width };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
