import type { Person } from './support/person.ts';
import { readGame } from './support/game-script.ts';
import { expect, expectResult, gather, play, test } from './support/test.ts';

const WIDE = 'W'.repeat(40);
const FAMILY = '👨‍👩‍👧‍👦';
const RIGHT_TO_LEFT = 'قافلة التوابل';
const MARKUP = '<img src=x onerror=alert(1)>';
const BLANK = '   ';

/** The first 24 characters are kept, and a blank name becomes the number of the place. */
const SHOWN = [WIDE.slice(0, 24), FAMILY, RIGHT_TO_LEFT, MARKUP.slice(0, 24), 'Guest 5'];

test('five people with awkward names play to the result on the narrowest phones', async ({ openHouse, arrive }) => {
  const game = readGame('five-short');
  const house = await openHouse({ game });
  const players: Person[] = [];
  for (const name of [WIDE, FAMILY, RIGHT_TO_LEFT, MARKUP, BLANK]) {
    players.push(await arrive(name, { viewport: { width: 320, height: 640 } }));
  }
  const [reader] = players;
  if (reader === undefined) throw new Error('Somebody must read.');
  reader.page.on('dialog', () => {
    throw new Error('A name was run as a program.');
  });

  const link = await gather(house, game, players);
  const late = await arrive('Sam', { viewport: { width: 320, height: 640 } });
  await late.openLink(link);
  await expectNothingOffScreen(late);

  await expectNothingOffScreen(reader);
  for (const name of SHOWN.slice(1)) await expect(reader.opponents.getByText(name, { exact: true })).toBeVisible();

  await play(game, players, { to: 10 });
  await reader.page.getByRole('button', { name: 'Log' }).click();
  for (const name of SHOWN.slice(1)) {
    await expect(reader.page.getByText(`${name} `, { exact: false }).first()).toBeVisible();
  }
  await expectNothingOffScreen(reader);
  await reader.page.getByRole('button', { name: 'Close' }).click();

  await play(game, players, { from: 10 });
  await expectResult(game, SHOWN, [reader]);
  await expectNothingOffScreen(reader);
});

/** The page cannot be moved sideways. */
async function expectNothingOffScreen({ page }: Person): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
