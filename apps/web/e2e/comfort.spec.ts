import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { TABLE_KEYS } from '../src/board/table-keys.ts';
import { readGame } from './support/game-script.ts';
import type { House } from './support/house.ts';
import type { Person } from './support/person.ts';
import { drag, middleOf, pull, touching } from './support/pointer.ts';
import { expect, gather, PHONE, test } from './support/test.ts';

const SPICE_CARD = 'Spice card: take 2 turmeric';
const UPGRADE_CARD = 'Upgrade card: raise cubes by up to 2 steps';

const game = readGame('two-short');

async function settings(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

async function choose(person: Person, choice: string): Promise<void> {
  const dialog = await settings(person.page);
  await dialog.getByRole('radio', { name: choice, exact: true }).click();
  await expect(dialog.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  await person.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Begins a match; whoever is offered a look around has seen it all before. */
async function begin(house: House, players: readonly Person[]): Promise<void> {
  await gather(house, game, players);
  for (const { page } of players) {
    const skip = page.getByRole('button', { name: 'Skip the tour' });
    await page.addLocatorHandler(skip, () => skip.click());
  }
  await players[0]?.expectTurn();
}

const card = (person: Person, name: string) => person.hand.getByRole('button', { name, exact: true });

test('a move is sent as somebody likes it, and nothing is raised by a stray click', async ({ openHouse, arrive }) => {
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  await begin(house, players);

  // By default it is asked, and moving to the button at once is deliberate enough.
  await card(ada, SPICE_CARD).click();
  await card(ada, SPICE_CARD).click();
  await ada.expectTurn();
  await card(ada, UPGRADE_CARD).click();
  await ada.place.getByRole('button', { name: 'Confirm' }).click();
  await expect(ada.plaque(/^Raise nothing\?$/)).toBeVisible();
  await ada.place.getByRole('button', { name: 'Undo' }).click();
  await expect(ada.plaque(/^0 of 2 steps$/)).toBeVisible();
  await ada.place.getByRole('button', { name: 'Confirm' }).click();
  await ada.readBeforeConfirming();
  await ada.place.getByRole('button', { name: 'Raise nothing' }).click();
  await ada.expectToWaitFor(ben);

  // By a second tap.
  await choose(ben, 'Second tap');
  await card(ben, SPICE_CARD).click();
  await expect(ben.plaque(/^Take 2 cubes$/)).toBeVisible();
  await ada.expectToWaitFor(ben);
  await card(ben, SPICE_CARD).click();
  await ben.expectToWaitFor(ada);

  // At once; what still has a choice in it waits.
  await choose(ada, 'At once');
  await ada.readBeforeConfirming();
  await ada.merchantRow.getByRole('button').nth(1).click();
  await expect(ada.plaque(/^0 of 1 placed$/)).toBeVisible();
  await ada.place.getByRole('button', { name: 'Undo' }).click();
  await card(ada, SPICE_CARD).click();
  await ada.expectToWaitFor(ben);

  await ben.page.reload();
  await ben.expectTurn();
  await expect((await settings(ben.page)).getByRole('radio', { name: 'Second tap' })).toBeChecked();
});

test('cards and cubes are dragged, by whoever likes to', async ({ openHouse, arrive }) => {
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  await begin(house, players);
  const { page } = ada;
  const spice = await middleOf(card(ada, SPICE_CARD));
  const carpet = await middleOf(page.getByRole('main'), { y: 4 });
  const stall = (slot: number) => ada.merchantRow.getByRole('button').nth(slot);

  // A slip is a tap, and a tap on what is picked puts it back.
  await drag(page, spice, { x: spice.x + 5, y: spice.y - 6 });
  await expect(ada.plaque(/^Take 2 cubes$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await ada.expectTurn();

  // Escape, and a drop on nothing, put the card back.
  await pull(page, spice, carpet);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await ada.expectTurn();
  await drag(page, spice, await middleOf(page.getByRole('complementary')));
  await ada.expectTurn();

  await drag(page, await middleOf(stall(2)), await middleOf(ada.hand));
  await expect(ada.plaque(/^0 of 2 placed$/)).toBeVisible();
  const cube = ada.caravan.getByRole('button', { name: /^Lay turmeric/ }).first();
  await drag(page, await middleOf(cube), await middleOf(stall(1)));
  await expect(ada.plaque(/^1 of 2 placed$/)).toBeVisible();
  await expect(stall(1)).toHaveAccessibleName(/Your cube lies on it/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await ada.expectTurn();

  await drag(page, spice, carpet);
  await expect(ada.plaque(/^Take 2 cubes$/)).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await ada.expectToWaitFor(ben);
});

test('keys are listed, and a card is looked at without being picked', async ({ openHouse, arrive }) => {
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada] = players;
  await begin(house, players);
  const { page } = ada;

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(keys.getByText('Pick a card of your hand')).toBeVisible();
  // Each key stands by itself and looks like one: framed, and thicker below.
  const caps = keys.locator('kbd');
  await expect(caps).toHaveText(TABLE_KEYS.flatMap(({ shown }) => shown.flat()));
  const flat = await caps.evaluateAll((all) =>
    all
      .filter((cap) => {
        const { borderTopWidth, borderBottomWidth } = getComputedStyle(cap);
        const [above, below] = [borderTopWidth, borderBottomWidth].map(Number.parseFloat);
        return !(above !== undefined && below !== undefined && above > 0 && below > above);
      })
      .map((cap) => cap.textContent),
  );
  expect(flat).toEqual([]);
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await ada.expectTurn();

  await ada.merchantRow.getByRole('button').nth(1).click({ button: 'right' });
  const sheet = page.getByRole('dialog', { name: /card/ });
  await expect(sheet.getByText('It costs 1 cube of your choice')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await card(ada, UPGRADE_CARD).focus();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: UPGRADE_CARD })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await ada.expectTurn();

  // What was tried in vain is told in whatever language is spoken now.
  const [, ben] = players;
  await card(ben, SPICE_CARD).click({ force: true });
  const told = ben.page.getByRole('paragraph');
  await expect(told.filter({ hasText: /^It is the turn of .?Ada.?\.$/ }).first()).toBeVisible();
  const dialog = await settings(ben.page);
  await dialog.getByRole('radio', { name: '中文' }).click();
  await expect(told.filter({ hasText: /^现在轮到.?Ada.?。$/ }).first()).toBeVisible();
});

test('a finger pushes the hand along, pulls a card out of it, or rests on one to see it', async ({
  openHouse,
  arrive,
}) => {
  const house = await openHouse({ game });
  const players = [await arrive('Ada', PHONE), await arrive('Ben')] as const;
  const [ada] = players;
  await begin(house, players);
  const { page } = ada;
  const finger = await touching(page);
  const at = await middleOf(card(ada, SPICE_CARD));

  await finger.slide(at, { x: at.x - 80, y: at.y - 6 });
  await ada.expectTurn();

  await finger.press(at);
  const sheet = page.getByRole('dialog', { name: SPICE_CARD });
  await expect(sheet.getByText('It is in your hand.')).toBeVisible();
  await finger.lift();
  await expect(sheet).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await ada.expectTurn();

  await finger.slide(at, { x: at.x + 6, y: at.y - 200 });
  await expect(ada.plaque(/^Take 2 cubes$/)).toBeVisible();
});

test('where the browser keeps nothing all works for the visit, and what is lost is said', async ({ openHouse }) => {
  const house = await openHouse();
  // As somebody does who forbids all sites to keep anything: the very access to the storage throws.
  const folder = await mkdtemp(path.join(tmpdir(), 'spice-road-blocked-'));
  await mkdir(path.join(folder, 'Default'));
  await writeFile(
    path.join(folder, 'Default', 'Preferences'),
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const { launchOptions } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, { ...launchOptions, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(house.url);
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/denied/);

    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await expect(dialog.getByText('This browser keeps nothing')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Dark' }).click();
    await dialog.getByRole('radio', { name: 'At once' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
    await page.getByRole('button', { name: 'Create a room' }).click();
    await expect(page.getByText('your seat lasts until the page is closed')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'At once' })).toBeChecked();
  } finally {
    await context.close();
    await rm(folder, { recursive: true });
  }
});
