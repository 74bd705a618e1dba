import type { Route } from '@playwright/test';
import { readGame } from './support/game-script.ts';
import type { Person } from './support/person.ts';
import { expect, PHONE, test } from './support/test.ts';

const MARKUP = '<img src=x onerror=alert(1)> 1 & 2';

test('people talk while they wait, at the table and as they come back; those who watch read along', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse({ game: readGame('two-short') });
  const ada = await arrive('Ada');
  const ben = await arrive('Ben', PHONE);
  const link = await ada.createRoom(house.url);
  await ben.takeSeat(link);
  await openChat(ben, 'Chat');
  await say(ben, MARKUP);
  await expect(linesOf(ben)).toHaveText([/^You\s*<img src=x onerror=alert\(1\)> 1 & 2/]);
  await openChat(ada, 'Chat, 1 new');
  await expect(linesOf(ada)).toHaveText([/^Ben\s*<img/]);
  await ada.page.keyboard.press('Escape');
  await ben.page.keyboard.press('Escape');

  await ada.start();
  await ben.expectTable();
  await openChat(ben, 'Log and chat');
  await ben.page.getByRole('tab', { name: 'Chat' }).click();
  await say(ben, 'Your move');
  // Beside the table play goes on: keys are letters while one writes, and nothing else.
  await openChat(ada, 'Log and chat, 1 new');
  await expect(linesOf(ada)).toHaveText([/^Ben\s*<img/, /^Ben\s*Your move/]);
  await field(ada).fill('2');
  await field(ada).press('1');
  await expect(field(ada)).toHaveValue('21');
  await ada.expectTurn();
  await field(ada).press('Enter');
  await expect(linesOf(ben).last()).toHaveText(/^Ada\s*21/);

  const sam = await arrive('Sam');
  await sam.openLink(link);
  await openChat(sam, 'Log and chat, 3 new');
  await expect(linesOf(sam)).toHaveCount(3);
  await expect(sam.page.getByText('You are reading along.')).toBeVisible();
  await expect(field(sam)).toBeHidden();

  await ada.page.reload();
  await ada.expectTable();
  await openChat(ada, 'Log and chat');
  await ada.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(linesOf(ada)).toHaveText([/^Ben/, /^Ben/, /^You\s*21/]);
});

test('a line that cannot be sent stays, with the reason, and is said once when it can', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  const link = await ada.createRoom(house.url);
  const ben = await arrive('Ben');
  await ben.takeSeat(link);
  await openChat(ada, 'Chat');

  await field(ada).fill('x'.repeat(301));
  await expect(ada.page.getByText('A line has at most 300 characters.')).toBeVisible();
  await field(ada).press('Enter');
  await expect(field(ada)).toHaveValue('x'.repeat(301));

  // It arrives, and its answer is lost on the way back.
  await ada.page.route('**/lines', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await say(ada, 'Only once');
  await expect(ada.page.getByRole('alert')).toHaveText('The server did not answer. Please try again.', {
    timeout: 15_000,
  });
  await expect(field(ada)).toHaveValue('Only once');
  await ada.page.unroute('**/lines');
  await field(ada).press('Enter');
  await expect(field(ada)).toHaveValue('');

  await house.stop();
  await expect(ada.page.getByText('Connection lost. Trying again…')).toHaveCount(1);
  await say(ada, 'Still there?');
  await expect(ada.page.getByRole('alert')).toHaveText('There is no connection just now. Your line waits here.');
  await house.startAgain();
  await expect(ada.page.getByRole('alert')).toHaveText('The connection is back: your line can go now.', {
    timeout: 15_000,
  });
  await field(ada).press('Enter');
  await openChat(ben, /^Chat, \d new$/);
  await expect(linesOf(ben)).toHaveText([/Only once/, /Still there\?/]);
});

test('options that are changed while one is on its way count, too, for a game that is started at once', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  const link = await ada.createRoom(house.url);
  const ben = await arrive('Ben');
  await ben.takeSeat(link);
  // As long as the first is kept back, all that follows is done in its shadow.
  const held: Route[] = [];
  let isHolding = true;
  await ada.page.route('**/options', async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  await ada.page.getByRole('switch', { name: 'Open table' }).click();
  await ada.page.getByRole('combobox', { name: 'Point cards to end' }).selectOption('3');
  await ada.page.getByRole('button', { name: /^Start/ }).click();
  isHolding = false;
  for (const route of held) await route.continue();
  await ada.expectTable();
  await expect(ada.page.getByText('Ends at 3 cards')).toBeVisible();
});

test('a room says until when it is kept; the host removes somebody, who is told kindly, and frees the seat of somebody away', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse();
  const ada = await arrive('Ada');
  const link = await ada.createRoom(house.url);
  const ben = await arrive('Ben');
  await ben.takeSeat(link);
  await expectKeptUntil(ada, link);
  await expect(ben.page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await ada.page.getByRole('button', { name: 'Remove Ben' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Let them stay' }).click();
  await expect(ada.carpet.getByText('Ben')).toHaveCount(1);
  await ada.page.getByRole('button', { name: 'Remove Ben' }).click();
  await ada.page
    .getByRole('dialog', { name: 'Remove Ben?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(ada.carpet.getByText('Ben')).toHaveCount(0);
  await expect(ben.page.getByText(/^The host has given your seat back to the room/)).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByText(/^The seat you had here is no longer yours/)).toBeVisible();
  await ben.page.getByRole('button', { name: 'OK' }).click();
  await expect(ben.page.getByText(/no longer yours/)).toBeHidden();
  await ben.sitDown();
  await expect(ada.carpet.getByText('Ben')).toHaveCount(1);

  await ben.page.goto('about:blank');
  await ada.page.getByRole('button', { name: 'Free this seat: Ben' }).click();
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Free the seat' }).click();
  await expect(ada.carpet.getByText('Ben')).toHaveCount(0);
});

async function openChat({ page }: Person, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

function field({ page }: Person) {
  return page.getByRole('textbox', { name: 'Say something' });
}

function linesOf({ page }: Person) {
  return page.getByRole('log', { name: 'Chat' }).getByRole('listitem');
}

async function say(person: Person, text: string): Promise<void> {
  await field(person).fill(text);
  await field(person).press('Enter');
}

/** The day is that of the server, in the time zone of the browser. */
async function expectKeptUntil({ page }: Person, link: string): Promise<void> {
  const { expiresAt } = Object(await (await fetch(link.replace('/r/', '/api/rooms/'))).json());
  const day = await page.evaluate((date) => new Date(date).getDate(), String(expiresAt));
  await expect(page.getByText(new RegExp(`^This room is kept until ${day} [A-Z][a-z]+( 20\\d\\d)?[.]$`))).toBeVisible();
}
