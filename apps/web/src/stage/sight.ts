import type { Spice } from '@spice-road/rules';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A piece as it is drawn. */
export interface Spotted {
  readonly rect: Rect;
  /** The piece it is drawn within, such as the card that a cube lies on. */
  readonly within: string | null;
}

/** A cube that the draft shows already where it will lie. */
export interface Ghost {
  readonly holder: string;
  readonly spice: Spice;
  readonly rect: Rect;
}

/** What is drawn, and where: one measuring pass. In pixels of the window. */
export interface Sight {
  readonly pieces: ReadonlyMap<string, Spotted>;
  readonly ghosts: readonly Ghost[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centerOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** As large as it is, but elsewhere. */
export function centeredAt({ x, y }: Point, { width, height }: Pick<Rect, 'width' | 'height'>): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How much to scale a thing of the first size so that it fits into the second. */
export function fit(thing: Rect, into: Rect): number {
  return Math.min(into.width / thing.width, into.height / thing.height);
}

/** Could one be taken for the other if it were larger or smaller? */
export function isSameShape(one: Rect, other: Rect): boolean {
  const ratio = one.width / one.height / (other.width / other.height);
  return ratio > 0.8 && ratio < 1.25;
}
