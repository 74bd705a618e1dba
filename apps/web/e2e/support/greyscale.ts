import type { Locator } from '@playwright/test';

/** What is left of a picture without colours: the lightness of every point (CIE L*, 0 to 100), row by row. */
export type Grey = readonly number[];

/** Everything that a locator matches, each drawn in so many points across and down. From one picture of the window. */
export async function greysOf(locator: Locator, across: number, down: number): Promise<readonly Grey[]> {
  const boxes = await locator.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );
  const png = await locator.page().screenshot();
  return locator.page().evaluate(readGreys, { data: png.toString('base64'), boxes, across, down });
}

/** How light the thing itself is: what most of it has, in whole steps, besides the ground, which is seen in the corner. */
export function bodyOf(grey: Grey): number {
  const [ground = 0] = grey;
  const counts = new Map<number, number>();
  for (const lightness of grey) {
    const step = Math.round(lightness);
    if (Math.abs(lightness - ground) > UNLIKE) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? ground;
}

/** The share of the points where all pictures of one kind are clearly lighter than all of the other. */
export function differenceOf(kind: readonly Grey[], other: readonly Grey[]): number {
  const points = kind[0]?.map((_, at) => at) ?? [];
  const isLighter = (these: readonly Grey[], those: readonly Grey[], at: number) =>
    Math.min(...these.map((grey) => grey[at] ?? 0)) - Math.max(...those.map((grey) => grey[at] ?? 0)) > CLEAR;
  return points.filter((at) => isLighter(kind, other, at) || isLighter(other, kind, at)).length / points.length;
}

/** Steps of L* that nobody overlooks. */
const CLEAR = 15;

/** Steps of L* between a thing and what it lies on. */
const UNLIKE = 3;

interface Picture {
  readonly data: string;
  readonly boxes: readonly Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>[];
  readonly across: number;
  readonly down: number;
}

/** Runs in the page. */
async function readGreys({ data, boxes, across, down }: Picture): Promise<readonly (readonly number[])[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const context = new OffscreenCanvas(across, down).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is a canvas.');
  const scale = image.width / innerWidth;
  return boxes.map(({ x, y, width, height }) => {
    context.drawImage(image, x * scale, y * scale, width * scale, height * scale, 0, 0, across, down);
    const { data: pixels } = context.getImageData(0, 0, across, down);
    return Array.from({ length: across * down }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => ((pixels[4 * at + channel] ?? 0) / 255) ** 2.2);
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light;
    });
  });
}
