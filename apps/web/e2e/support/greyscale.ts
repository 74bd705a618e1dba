import type { Locator, Page } from '@playwright/test';

/** The mean lightness (CIE L*, 0 to 100) of what a locator shows: what is left of it without colours. */
export async function lightnessOf(page: Page, locator: Locator): Promise<number> {
  const png = await locator.screenshot();
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is a canvas.');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    let sum = 0;
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => ((pixels[at + channel] ?? 0) / 255) ** 2.2);
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      sum += light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light;
    }
    return sum / (pixels.length / 4);
  }, png.toString('base64'));
}
