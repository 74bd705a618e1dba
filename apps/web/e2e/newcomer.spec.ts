import type { Locator } from '@playwright/test';
import { readGame } from './support/game-script.ts';
import type { Person } from './support/person.ts';
import { expect, gather, PHONE, test } from './support/test.ts';

const STOPS = [
  'Merchant cards',
  'Point cards',
  'Your caravan',
  'Your hand',
  'The others',
  'What happens now',
  'How long it lasts',
] as const;

test('newcomers are shown around the table, once, at a desk and on a phone', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const ada = await arrive('Ada', {}, 'takes');
  const ben = await arrive('Ben', PHONE, 'takes');
  await gather(house, game, [ada, ben]);
  for (const person of [ada, ben]) await walkThrough(person);

  const [first] = game.moves;
  if (first === undefined) throw new Error('The game has a first move.');
  await expect(bubble(ada, 'Your first turn')).toBeVisible();
  await ada.compose(first.action);
  await expect(bubble(ada, 'Your first turn')).toBeHidden();
  await expect(bubble(ada, 'Nothing has happened yet')).toBeVisible();
  await ada.confirm(first.action);
  await ada.expectToWaitFor(ben);

  for (const { page } of [ada, ben]) {
    await page.reload();
    await page.waitForLoadState('networkidle');
  }
  await expect(bubble(ben, 'Your first turn')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Got it' }).click();
  await expect(bubble(ben, 'Your first turn')).toBeHidden();
  await expect(bubble(ada, STOPS[0])).toBeHidden();

  await askToBeShownAround(ada);
  await expect(bubble(ada, STOPS[0])).toBeVisible();
  await ada.page.keyboard.press('Escape');
  await expect(bubble(ada, STOPS[0])).toBeHidden();
});

test('whoever skips the tour is told nothing more, unless they ask', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const ada = await arrive('Ada', {}, 'takes');
  const ben = await arrive('Ben');
  await gather(house, game, [ada, ben]);
  const { page } = ada;
  await page.getByRole('button', { name: 'Skip the tour' }).click();
  await expect(bubble(ada, STOPS[0])).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await ada.expectTurn();
  await expect(page.getByText(/^A (look around|hint)/)).toHaveCount(0);

  await page.getByRole('button', { name: 'How to play' }).click();
  await page.getByRole('tab', { name: 'Goal' }).press('End');
  await page.getByRole('button', { name: 'Show me around' }).click();
  await expect(page.getByRole('dialog', { name: 'How to play' })).toBeHidden();
  await expect(bubble(ada, STOPS[0])).toBeVisible();
  // It lies over the table and takes nothing away from it.
  const [first] = game.moves;
  if (first === undefined) throw new Error('The game has a first move.');
  await ada.act(first.action);
  await expect(bubble(ada, STOPS[0])).toBeHidden();
});

/** What the coach says, by its heading. */
function bubble({ page }: Person, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Stop by stop; none of them hides what it is about. */
async function walkThrough(person: Person): Promise<void> {
  const shown: Partial<Record<(typeof STOPS)[number], Locator>> = {
    'Merchant cards': person.merchantRow,
    'Point cards': person.pointRow,
    'Your caravan': person.caravan,
    'Your hand': person.hand,
    'The others': person.opponents,
  };
  for (const stop of STOPS) {
    const words = bubble(person, stop);
    await expect(words).toBeVisible();
    const about = shown[stop];
    if (about !== undefined) await expectApart(words, about);
    await words.getByRole('button', { name: stop === STOPS.at(-1) ? 'Let’s play' : 'Next' }).click();
    await expect(words).toBeHidden();
  }
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [a, b] = [await one.boundingBox(), await other.boundingBox()];
      if (a === null || b === null) return 'unseen';
      const isOver = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
      return isOver ? 'one over the other' : 'apart';
    })
    .toBe('apart');
}

async function askToBeShownAround({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show me around' }).click();
}
