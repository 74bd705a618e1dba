import { readGame } from './support/game-script.ts';
import { Person } from './support/person.ts';
import { expect, gather, play, test } from './support/test.ts';

test('a second tab is the same player', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  const link = await gather(house, game, players);

  const second = new Person('Ada', await ada.context.newPage());
  await second.openLink(link);
  await second.expectTurn();
  await play(game, [second, ben], { to: 1 });
  await ada.expectToWaitFor(ben);
  await play(game, players, { from: 1, to: 3 });
  await second.expectToWaitFor(ben);
  await expect(ben.opponents.getByRole('listitem')).toHaveCount(1);
});

test('leaving and coming back is one seat', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  const link = await ada.createRoom(house.url);

  // Before the match.
  await ben.takeSeat(link);
  await expect(ada.page.getByText('2 of 5 seats')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Leave' }).click();
  await expect(ben.page.getByRole('button', { name: 'Create a room' })).toBeVisible();
  await ben.takeSeat(link);
  await expect(ada.page.getByText('2 of 5 seats')).toBeVisible();
  await expect(ada.carpet.getByText('Ben')).toHaveCount(1);

  // In the middle of it.
  await ada.start();
  await play(game, players, { to: 1 });
  await ben.page.getByRole('button', { name: 'Menu' }).click();
  await ben.page.getByRole('button', { name: 'Leave the game' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(ada.page.getByRole('heading', { name: 'Ben has left the table' })).toBeVisible();
  await ben.openLink(link);
  await ben.page.getByRole('button', { name: 'Come back' }).click();
  await play(game, players, { from: 1, to: 3 });
  await expect(ada.opponents.getByRole('listitem')).toHaveCount(1);
});

test('a seat goes on on another device, once', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  await gather(house, game, players);

  await ada.page.getByRole('button', { name: 'Menu' }).click();
  await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
  const personal = await ada.page
    .getByRole('dialog')
    .getByText(/^http.*#continue=/)
    .innerText();
  const phone = await arrive('Ada');
  await phone.openLink(personal);
  await phone.expectTurn();
  expect(phone.page.url()).not.toContain('continue');
  await play(game, [phone, ben], { to: 2 });

  const thief = await arrive('Eve');
  await thief.openLink(personal);
  await expect(thief.page.getByRole('heading', { name: 'This link is used up' })).toBeVisible();
});

test('a restart of the server in the middle of a turn', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  await gather(house, game, players);
  await play(game, players, { to: 1 });
  await house.stop();
  for (const player of players) await expect(player.lostNotice).not.toHaveCount(0);
  await house.startAgain();
  for (const player of players) await expect(player.lostNotice).toHaveCount(0, { timeout: 15_000 });
  await play(game, players, { from: 1, to: 3 });
  await ada.expectToWaitFor(ben);
});

test('a browser without a network says so, sends nothing, and goes on with the draft once there is one', async ({
  openHouse,
  arrive,
}) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  // At any other address socket.io itself heeds what the browser says.
  const url = house.url.replace('127.0.0.1', 'localhost');
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  await gather({ ...house, url }, game, players);
  const [first] = game.moves;
  if (first === undefined) throw new Error('There is a first move.');
  await ada.compose(first.action);
  const confirm = ada.place.getByRole('button', { name: 'Confirm' });
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');

  await ada.context.setOffline(true);
  await expect(ada.lostNotice).not.toHaveCount(0);
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await ada.page.keyboard.press('Shift+Enter');
  await ben.expectToWaitFor(ada);

  await ada.context.setOffline(false);
  await expect(ada.lostNotice).toHaveCount(0);
  await ada.confirm(first.action);
  await ada.expectToWaitFor(ben);
});
