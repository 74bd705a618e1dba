import { readGame } from './support/game-script.ts';
import { expect, expectResult, gather, IN_MOTION, play, test } from './support/test.ts';

test('the result waits for the pieces of the last move, but for nobody who was not there', async ({
  openHouse,
  arrive,
}) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const watcher = await arrive('Cleo', IN_MOTION);
  const link = await gather(house, game, players);
  await watcher.openLink(link);
  await watcher.expectTable();
  await play(game, players, { to: game.moves.length - 1 });

  // Whoever is quick enough sees the table of the end, with the pieces on their way.
  const tableOfTheEnd = watcher.plaque(/^The game is over$/).waitFor();
  await play(game, players, { from: game.moves.length - 1 });
  await tableOfTheEnd;
  await expectResult(game, ['Ada', 'Ben'], [...players, watcher]);

  await players[0].page.reload();
  await expectResult(game, ['Ada', 'Ben'], [players[0]]);
});

/** The light on the mark, in the picture itself. */
const LIT = /^data:image\/svg\+xml.*3fe0cd/;

test('the tab shows whom the table waits for', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const [ada, ben] = players;
  await gather(house, game, players);
  const iconOf = ({ page }: typeof ada) => page.locator('link[rel="icon"]');

  await expect(iconOf(ada)).toHaveAttribute('href', LIT);
  await expect(iconOf(ben)).not.toHaveAttribute('href', LIT);
  // It comes with the script, and the content security policy lets it be shown.
  const size = await iconOf(ada).evaluate(async (link: HTMLLinkElement) => {
    const picture = new Image();
    picture.src = link.href;
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(size).toBeGreaterThan(0);

  await play(game, players, { to: 1 });
  await expect(iconOf(ben)).toHaveAttribute('href', LIT);
  await expect(ben.page).toHaveTitle(/^Your turn/);
  await expect(iconOf(ada)).not.toHaveAttribute('href', LIT);

  // What the others did last is still told after a reload.
  const panel = ben.opponents.getByRole('button').first();
  await expect(panel).toHaveText(/Ada.? raised 2 turmeric to saffron/);
  const told = (await panel.textContent()) ?? '';
  await ben.page.reload();
  await expect(panel).toHaveText(told);

  // Away from the table nobody is waited for.
  await ben.page.goto(house.url);
  await expect(iconOf(ben)).not.toHaveAttribute('href', LIT);
});
