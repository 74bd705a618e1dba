import { bringAxe, findViolations } from './support/axe.ts';
import { readGame } from './support/game-script.ts';
import { KeyboardPerson } from './support/keyboard-person.ts';
import { Listener } from './support/listener.ts';
import { expect, expectResult, gather, play, test } from './support/test.ts';

// Pictures of the page before and after each of a thousand keys take longer than the game.
test.use({ trace: 'off' });

const OWED = /Return 1 cube: your caravan holds more than 10/;

test('one by keyboard alone and one by screen reader alone play from the home page to the result', async ({
  openHouse,
  arrive,
}) => {
  const game = readGame('two-short');
  const house = await openHouse({ game });
  const ada = new KeyboardPerson('Ada', (await arrive('Ada', {}, 'takes')).page);
  const ben = await Listener.at('Ben', (await arrive('Ben', {}, 'takes')).page);
  const players = [ada, ben] as const;
  await gather(house, game, players);
  for (const player of players) await player.press({ role: 'button', name: 'Skip the tour' });

  await play(game, players, {
    before: async (at) => {
      // The first turn was announced before anybody listened.
      if (at === 0) return;
      // Whose turn it is, or what is owed and why, is said in the one region that speaks.
      const { seat, action } = game.moves[at] ?? {};
      const words = action?.type === 'discard' ? OWED : seat === 1 ? /Your turn/ : /Ada is choosing/;
      await expect.poll(() => ben.announced()).toEqual([expect.stringMatching(words)]);
      if (words !== OWED) return;
      // It cannot be escaped.
      await ben.page.keyboard.press('Escape');
      await ben.expectToReturn(1);
      expect(await ben.announced()).toEqual([expect.stringMatching(OWED)]);
    },
  });

  await expectResult(game, ['Ada', 'Ben'], players);
  await bringAxe(ada.page);
  expect(await ada.page.evaluate(findViolations)).toEqual([]);
});
