import { readGame } from './support/game-script.ts';
import { expect, expectResult, gather, PHONE, play, test } from './support/test.ts';

test('two people open a room, share its link, play to the result, and play again', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  const link = await gather(house, game, players);
  await play(game, players);
  await expectResult(game, ['Ada', 'Ben'], players);

  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.expectTurn();
  await ben.expectToWaitFor(ada);
  expect(ben.page.url()).toBe(link);
});

test('a game on phones, from the link to the result; a shuffle that was not promised is found', async ({
  openHouse,
  arrive,
}) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada', PHONE), await arrive('Ben', PHONE)] as const;
  const [ada, ben] = players;
  await gather(house, game, players);
  await ben.page.route('**/opening', async (route) => {
    const response = await route.fetch();
    const opening = Object(await response.json());
    await route.fulfill({ response, json: { ...opening, merchantDeck: opening.merchantDeck.toReversed() } });
  });
  await play(game, players);
  await expectResult(game, ['Ada', 'Ben'], players);
  await expect(ada.page.getByText('The shuffle was fixed before the first move: checked.')).toBeVisible();
  await expect(ben.page.getByRole('alert')).toHaveText(
    /^The shuffle is not the one that was promised before the first move[.]/,
  );
  await ben.page.getByRole('button', { name: 'How the shuffle is checked' }).click();
  await expect(ben.page.getByText('The seal does not fit this shuffle.')).toBeVisible();
});
