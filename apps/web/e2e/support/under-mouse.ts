import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** WCAG 1.4.3, for the words of a button. */
const LEAST_CONTRAST = 4.5;

/** Goes over every button with the mouse: a ground that comes then must not swallow the words on it. */
export async function expectReadableUnderMouse(page: Page, where: string): Promise<void> {
  const buttons = await page.getByRole('button').filter({ visible: true }).all();
  expect(buttons.length, where).toBeGreaterThan(0);
  for (const button of buttons) {
    await button.hover();
    const { words, ground } = await button.evaluate(coloursOf);
    const contrast = contrastOf(words, ground);
    expect.soft(contrast, `${where}: ${(await button.textContent()) ?? ''}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
  await page.mouse.move(0, 0);
}

/** Of an element's words and of its own ground, once that has come. */
async function coloursOf(element: Element): Promise<{ readonly words: string; readonly ground: string }> {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  const { color, backgroundColor } = getComputedStyle(element);
  return { words: color, ground: backgroundColor };
}

/** A ground that lets another one through is not the button's own, and is not judged. */
function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === null || second === null) return Infinity;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Relative luminance, or null for a colour that is not opaque. */
function luminanceOf(colour: string): number | null {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1).map(Number);
  if (parts === undefined) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
