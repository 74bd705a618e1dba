import type { Page } from '@playwright/test';
import { readGame } from './support/game-script.ts';
import { Person } from './support/person.ts';
import { expect, gather, play, test } from './support/test.ts';

test('a double click on “Claim” claims once', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  await gather(house, game, players);
  const at = game.moves.findIndex(({ action }) => action.type === 'claim');
  await play(game, players, { to: at });

  const { seat, action } = game.moves[at] ?? {};
  const claimer = players[seat ?? 0] ?? players[0];
  const other = players.find((player) => player !== claimer) ?? players[1];
  if (action === undefined) throw new Error('The game has a claim.');
  await claimer.compose(action);
  await claimer.readBeforeConfirming();
  await claimer.place.getByRole('button', { name: 'Claim', exact: true }).dblclick();

  await other.expectTurn();
  await expect(claimer.place.getByText('1/3')).toBeVisible();
  await play(game, players, { from: at + 1, to: at + 3 });
});

test('an old tab that acts on an outdated table is refused, refreshed and told why', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  const link = await gather(house, game, players);

  const old = new Person('Ada', await ada.context.newPage());
  const line = await tapLine(old.page);
  await old.openLink(link);
  await old.expectTurn();
  line.hush();
  await play(game, players, { to: 2 });
  await ada.expectTurn();

  // The old tab still shows the first turn, with a card in hand that has long been played.
  const [first] = game.moves;
  if (first === undefined) throw new Error('The game has a first move.');
  await old.compose(first.action);
  await old.confirm(first.action);
  await expect(old.page.getByText('The table had changed. Here it is as it stands.').first()).toBeVisible();
  await expect(old.place.getByRole('group', { name: 'Your played cards, 1' })).toBeVisible();
  await play(game, [old, ben], { from: 2, to: 3 });
});

/** The websocket of a page, on which the news of other people's moves can be made to go astray. */
async function tapLine(page: Page): Promise<{ hush: () => void }> {
  let hushed = false;
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!(hushed && message.includes('"update"'))) socket.send(message);
    });
  });
  return {
    hush: () => {
      hushed = true;
    },
  };
}
