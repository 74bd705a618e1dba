import { readGame } from './support/game-script.ts';
import { expect, expectResult, gather, IN_MOTION, play, test } from './support/test.ts';

test('a game of the usual length, to the result', async ({ openHouse, arrive }) => {
  const game = readGame('two');
  const house = await openHouse({ game });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  await gather(house, game, players);
  await play(game, players);
  await expectResult(game, ['Ada', 'Ben'], players);
});

test('a game under a sub-path', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game, environment: { BASE_PATH: '/spice/' } });
  const players = [await arrive('Ada'), await arrive('Ben')] as const;
  const link = await gather(house, game, players);
  expect(new URL(link).pathname).toMatch(/^\/spice\/r\/\w{6}$/);
  await play(game, players, { to: 4 });
});

test('a game with everything in motion', async ({ openHouse, arrive }) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const players = [await arrive('Ada', IN_MOTION), await arrive('Ben', IN_MOTION)] as const;
  await gather(house, game, players);
  await play(game, players, { to: 8 });
});
