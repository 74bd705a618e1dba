/** In pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, 'width' | 'height'>;

/** Where the bubble stands, seen from what it points at. */
export type Side = 'below' | 'above' | 'right' | 'left';

export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Where along its edge the arrow is, from the left or from the top. */
  readonly arrow: number;
}

/** Between the bubble and what it points at: room for the ring and the arrow. */
const GAP = 24;
/** Between the bubble and the edge of the window. */
const MARGIN = 8;
/** The arrow keeps off the round corners. */
const CORNER = 22;
/** Up to this width the bubble is a sheet from edge to edge, at the top or at the bottom of the window. */
const PHONE = 600;

/** Beside what it points at, never over it, and within the window. */
export function placeBubble(target: Box, bubble: Size, room: Size): Place {
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
  const left = within(wanted.left, MARGIN, room.width - MARGIN - bubble.width);
  const top = within(wanted.top, MARGIN, room.height - MARGIN - bubble.height);
  return placed({ side, left, top }, target, bubble);
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
  const arrow = isLyingEdge
    ? within(target.left + target.width / 2 - left, CORNER, bubble.width - CORNER)
    : within(target.top + target.height / 2 - top, CORNER, bubble.height - CORNER);
  return { side, left, top, arrow };
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
