import { greysOf } from './support/greyscale.ts';
import { expect, test } from './support/test.ts';

/** Points across the slider, and where there is nothing but the groove at 30 percent and at 90. */
const ACROSS = 100;
const QUIET = 10;
const LOUD = 75;

for (const forcedColors of ['none', 'active'] as const) {
  test(`the groove of the volume is filled as far as it is loud, from where lines begin, forced colours: ${forcedColors}`, async ({
    openHouse,
    arrive,
  }) => {
    const house = await openHouse();
    const { page } = await arrive('Ada', { forcedColors });
    await page.addInitScript(() => localStorage.setItem('spice-road.sound', 'on 50'));
    await page.goto(house.url);
    await page.getByRole('button', { name: 'Settings' }).click();
    const slider = page.getByRole('slider', { name: 'Volume' });
    for (const direction of ['ltr', 'rtl']) {
      await page.locator('html').evaluate((html, dir) => html.setAttribute('dir', dir), direction);
      const lightness = async (at: number) => {
        const [row = []] = await greysOf(slider, ACROSS, 1);
        return row[direction === 'ltr' ? at : ACROSS - 1 - at] ?? 0;
      };
      await slider.fill('30');
      const [full, empty] = [await lightness(QUIET), await lightness(LOUD)];
      expect(Math.abs(full - empty), `steps of L* between full and empty, ${direction}`).toBeGreaterThan(20);
      await slider.fill('90');
      expect(await lightness(LOUD), `at 90 percent, ${direction}`).toBeCloseTo(full, 0);
    }
    expect(await page.evaluate(() => localStorage.getItem('spice-road.sound'))).toBe('on 90');
  });
}

test('the knob of the volume is moved by keys and shows that it has the focus', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const { page } = await arrive('Ada');
  await page.addInitScript(() => localStorage.setItem('spice-road.sound', 'on 50'));
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  const slider = page.getByRole('slider', { name: 'Volume' });
  expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const picture = () => slider.screenshot();
  const rest = await picture();
  await page.getByRole('radio', { name: 'On', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(slider).toBeFocused();
  expect((await picture()).equals(rest), 'it looks as if it had no focus').toBe(false);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('60');
});
