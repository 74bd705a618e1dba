import { readGame } from './support/game-script.ts';
import { playedOut } from './support/played-out.ts';
import { expect, expectResult, test } from './support/test.ts';

test('where the host allows hints, whoever is to act is told what Expert would do, by a key too', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.createRoom(house.url);
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await page.getByRole('switch', { name: /^Hints/ }).click();
  await expect(page.getByRole('switch', { name: /^Hints/ })).toBeChecked();
  await page.getByRole('switch', { name: /^Fast bots/ }).click();
  await ada.start();
  await ada.expectTurn();
  const hint = page.getByRole('status').filter({ hasText: /^(Claim the \d+|No claim is in sight)/ });
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toBeHidden();
  await page.keyboard.press('h');
  await expect(hint).toBeVisible();
  await ada.act({ type: 'play', card: '+YY' });
  await expect(hint).toBeHidden();
});

test('after a match somebody looks back at their own turns', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const ada = await arrive('Ada');
  await ada.openLink(await playedOut(house.url, game, ['Ada', 'Ben']));
  await expectResult(game, ['Ada', 'Ben'], [ada]);
  await ada.page.getByRole('button', { name: 'Look back at your game' }).click();
  const review = ada.page.getByRole('region', { name: 'Your turns, looked at again' });
  await expect(review.getByRole('status')).toHaveText(/better by a clear margin/, { timeout: 20_000 });
  const remark = review.getByRole('listitem').first();
  await expect(remark).toContainText('Better: ');
  await remark.getByRole('button', { name: /^Show the table/ }).click();
  await expect(ada.page.getByRole('region', { name: /^Round \d+, Ada/ })).toContainText('Better: ');
  for (let back = 0; back < 2; back += 1) await ada.page.getByRole('button', { name: 'To the result' }).click();
  await expectResult(game, ['Ada', 'Ben'], [ada]);
});
