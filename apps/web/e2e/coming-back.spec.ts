import type { Page } from '@playwright/test';
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

for (const astray of ['the action', 'its answer'] as const) {
  test(`while the line is down and ${astray} is lost, nothing claims to know; then the table tells`, async ({
    openHouse,
    arrive,
  }) => {
    const game = readGame('two-short');
    const house = await openHouse({ game });
    const players = [await arrive('Ada'), await arrive('Ben')] as const;
    const [ada, ben] = players;
    const line = await tapLine(ada.page);
    await gather(house, game, players);
    const [first] = game.moves;
    if (first === undefined) throw new Error('There is a first move.');
    const read = ada.page.getByRole('status');

    await ada.compose(first.action);
    line.lose(astray);
    await ada.confirm(first.action);
    await expect(ada.lostNotice).not.toHaveCount(0);
    await expect(ada.plaque(/^No answer yet$/)).toBeVisible();
    await expect(ada.page.getByText(/sending|on its way/i)).toHaveCount(0);
    await expect(ada.place.getByTitle('Once back, you will see if your move arrived')).toBeVisible();
    await expect(read.filter({ hasText: 'No answer yet. Once back, you will see' })).toHaveCount(1);
    await expect(ada.place.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(
      'It is not known yet whether your move arrived.',
    );

    line.mend();
    await expect(ada.lostNotice).toHaveCount(0, { timeout: 15_000 });
    if (astray === 'the action') {
      await expect(ada.page.getByText('Your move did not arrive. Please confirm it again.').first()).toBeVisible();
      await ben.expectToWaitFor(ada);
      await ada.confirm(first.action);
    }
    await ada.expectToWaitFor(ben);
    await expect(ada.page.getByText('No answer yet')).toHaveCount(0);
    await play(game, players, { from: 1, to: 3 });
  });
}

/** The websocket of a page, and all that come after it: one message goes astray, and then the line is dead until it is mended. */
async function tapLine(page: Page): Promise<{ lose: (what: 'the action' | 'its answer') => void; mend: () => void }> {
  let lost: 'the action' | 'its answer' | null = null;
  let isCut = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    const server = socket.connectToServer();
    const cut = () => {
      isCut = true;
      void socket.close();
      void server.close();
    };
    socket.onMessage((message) => {
      const isAction = message.includes('"update"');
      if (isAction && lost === 'the action') cut();
      else server.send(message);
      if (isAction && lost === 'its answer') isCut = true;
    });
    server.onMessage((message) => {
      if (!isCut) socket.send(message);
      else if (lost === 'its answer' && message.includes('"update"')) cut();
    });
  });
  return {
    lose: (what) => {
      lost = what;
    },
    mend: () => {
      lost = null;
      isCut = false;
    },
  };
}
