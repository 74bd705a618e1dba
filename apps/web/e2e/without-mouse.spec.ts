import { bringAxe, findViolations } from './support/axe.ts';
import { readGame } from './support/game-script.ts';
import { KeyboardPerson } from './support/keyboard-person.ts';
import { Listener } from './support/listener.ts';
import { expect, expectResult, gather, play, test } from './support/test.ts';

test('one by keyboard alone and one by screen reader alone play from the home page to the result', async ({
  openHouse,
  arrive,
}) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const ada = new KeyboardPerson('Ada', (await arrive('Ada')).page);
  const ben = await Listener.at('Ben', (await arrive('Ben')).page);
  const players = [ada, ben] as const;
  await gather(house, game, players);

  await play(game, players, {
    before: async (at) => {
      // The first turn was announced before anybody listened.
      if (at === 0) return;
      // Whose turn it is, or what is owed, is said in the one region that speaks.
      const isBen = game.moves[at]?.seat === 1;
      const words = isBen ? /Your turn|Return/ : /Ada is (choosing|returning)/;
      await expect.poll(() => ben.announced()).toEqual([expect.stringMatching(words)]);
    },
  });

  await expectResult(game, ['Ada', 'Ben'], players);
  await bringAxe(ada.page);
  expect(await ada.page.evaluate(findViolations)).toEqual([]);
});
