import type { Person } from './support/person.ts';
import { readGame } from './support/game-script.ts';
import { expect, expectResult, gather, play, test } from './support/test.ts';

const WIDE = 'W'.repeat(40);
const FAMILY = '👨‍👩‍👧‍👦';
const RIGHT_TO_LEFT = 'قافلة التوابل';
const MARKUP = '<img src=x onerror=alert(1)>';
const BLANK = '   ';

/** A blank name becomes the number of the place. */
const SHOWN = [WIDE, FAMILY, RIGHT_TO_LEFT, MARKUP, 'Guest 5'];

test('five people with awkward names play to the result on the narrowest phones', async ({ openHouse, arrive }) => {
  const game = readGame('five-short');
  const house = await openHouse({ game });
  const players: Person[] = [];
  for (const name of [WIDE, FAMILY, RIGHT_TO_LEFT, MARKUP, BLANK]) {
    players.push(await arrive(name, { viewport: { width: 320, height: 640 } }));
  }
  const [reader] = players;
  if (reader === undefined) throw new Error('Somebody must read.');
  const dialogs: string[] = [];
  for (const { page } of players) {
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
  }

  const link = await gather(house, game, players);
  const late = await arrive('Sam', { viewport: { width: 320, height: 640 } });
  await late.openLink(link);
  await expectNothingOffScreen(late);

  for (const [at, player] of players.entries()) {
    await expectNothingOffScreen(player);
    for (const name of SHOWN.filter((_, other) => other !== at)) {
      await expect(player.opponents.getByText(name, { exact: true })).toBeVisible();
    }
  }

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
  expect(dialogs, 'names that were run as programs').toEqual([]);
});

/** The page cannot be moved sideways. */
async function expectNothingOffScreen({ page }: Person): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
