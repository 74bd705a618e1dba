import { readGame } from './support/game-script.ts';
import { expect, expectResult, gather, PHONE, play, test } from './support/test.ts';

/** Every move takes a few clicks, and every click a redrawn table. */
test.setTimeout(240_000);

test('two people open a room, share its link, play to the result, and play again', async ({ openHouse, arrive }) => {
  const game = readGame('two');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  const link = await gather(house, game, players);
  await play(game, players);
  await expectResult(game, players);

  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await ada.expectTurn();
  await ben.expectToWaitFor(ada);
  expect(ben.page.url()).toBe(link);
});

test('five people play to the result', async ({ openHouse, arrive }) => {
  const game = readGame('five');
  const house = await openHouse({ game });
  const players = [];
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dina', 'Emil']) players.push(await arrive(name));
  await gather(house, game, players);
  await play(game, players);
  await expectResult(game, players);
});

test('a game on phones, from the link to the result', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada', PHONE), await arrive('Ben', PHONE)] as const;
  await gather(house, game, players);
  await play(game, players);
  await expectResult(game, players);
});
