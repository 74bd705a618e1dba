import { readGame } from './support/game-script.ts';
import { expect, expectResult, play, test } from './support/test.ts';

test('a refresh at every kind of moment changes nothing', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;

  const link = await ada.createRoom(house.url);
  await ben.openLink(link);
  await ben.page.reload();
  await ben.sitDown();
  await ben.page.reload();
  await ada.page.reload();
  await expect(ada.carpet.getByText('you, host')).toBeVisible();
  await expect(ada.carpet.getByText('Ben')).toBeVisible();
  await ada.chooseCardsToEnd(3);
  await ada.start();
  await ada.expectTurn();

  // On one's turn, before and after choosing what to do.
  await ada.page.reload();
  await ada.expectTurn();
  const [first] = game.moves;
  if (first === undefined) throw new Error('The game has a first move.');
  await ada.compose(first.action);
  await ada.page.reload();
  await ada.expectTurn();

  // While the other chooses.
  await ben.page.reload();
  await ben.expectToWaitFor(ada);

  // While cubes are owed: the same choice again, for as long as it is not made.
  const owed = game.moves.findIndex(({ action }) => action.type === 'discard');
  await play(game, players, { to: owed });
  const debtor = players[game.moves[owed]?.seat ?? 0] ?? ada;
  await debtor.expectToReturn(1);
  await debtor.page.reload();
  await debtor.expectToReturn(1);
  await play(game, players, { from: owed });

  // At the result.
  await ada.page.reload();
  await expectResult(game, ['Ada', 'Ben'], players);
});
