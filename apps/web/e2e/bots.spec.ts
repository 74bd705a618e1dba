import { readGame } from './support/game-script.ts';
import { expect, gather, play, test } from './support/test.ts';

test('somebody alone opens a room, seats two bots, and plays with them', async ({ openHouse, arrive }) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  const { page } = ada;
  await ada.createRoom(house.url);
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await expect(page.getByText('2 of 5 seats')).toBeVisible();
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await expect(page.getByText('3 of 5 seats')).toBeVisible();
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await page.getByRole('button', { name: 'Remove Juniper' }).click();
  await expect(page.getByText('3 of 5 seats')).toBeVisible();
  await page.getByRole('combobox', { name: 'How well Clove plays' }).selectOption('Expert');
  await page.getByRole('switch', { name: /^Fast bots/ }).click();
  await expect(page.getByRole('switch', { name: /^Fast bots/ })).toBeChecked();
  await ada.start();
  await ada.expectTable();
  // Chance says who begins; the bots act by themselves.
  for (let turn = 0; turn < 3; turn += 1) {
    await ada.expectTurn();
    await ada.act(turn % 2 === 0 ? { type: 'play', card: '+YY' } : { type: 'rest' });
  }
  await ada.expectTurn();
  for (const bot of ['Anise', 'Clove'])
    await expect(ada.opponents.getByRole('button', { name: new RegExp(`^.?${bot}.?. Bot.`, 'i') })).toBeVisible();
  await expect(page.getByText('No move yet')).toBeHidden();
});

test('a bot sits in for somebody who left, as announced, until they are back', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const [ada, ben] = [await arrive('Ada'), await arrive('Ben')] as const;
  await gather(house, game, [ada, ben]);
  await play(game, [ada, ben], { to: 1 });
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('button', { name: 'Leave the game' }).click();
  await ben.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await ada.page.getByRole('button', { name: 'Let a bot play for Ben' }).click();
  await expect(ada.page.getByText(/A bot sits in for Ben in \d+ seconds?/).first()).toBeVisible();
  await ben.page.getByRole('button', { name: 'Just watch' }).click();
  await expect(ben.page.getByText('You have left, and a bot plays for you until you are back.')).toBeVisible();
  await expect(ada.page.getByText('A bot plays for Ben until they are back.')).toBeVisible({ timeout: 15_000 });
  await ada.expectTurn();
  await ben.page.getByRole('button', { name: 'Come back' }).click();
  await expect(ada.page.getByText('A bot plays for Ben until they are back.')).toBeHidden();
});
