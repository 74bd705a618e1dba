import { test as base, expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { type GameScript } from './game-script.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { Person } from './person.ts';

/** A phone held upright, as small as they come. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

interface Fixtures {
  /** Opens a server of the test's own. */
  readonly openHouse: (options?: HouseOptions) => Promise<House>;
  /** Somebody comes with a browser of their own: nothing is shared with anybody else's. */
  readonly arrive: (name: string, options?: BrowserContextOptions) => Promise<Person>;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern: nothing
  openHouse: async ({}, use) => {
    await using houses = new AsyncDisposableStack();
    await use(async (options) => houses.use(await openHouse(options)));
  },
  arrive: async ({ browser }, use) => {
    const people: Person[] = [];
    const troubles: string[] = [];
    await use(async (name, options) => {
      const person = new Person(name, await openPage(browser, options));
      person.page.on('pageerror', (error) => troubles.push(`${name}: ${error.message}`));
      people.push(person);
      return person;
    });
    for (const { context } of people) await context.close();
    expect(troubles, 'no page may throw').toEqual([]);
  },
});

async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  return (await browser.newContext(options)).newPage();
}

/** As many people as the game has seats take them in order, and the first starts the match. */
export async function gather(house: House, game: GameScript, people: readonly Person[]): Promise<string> {
  const [host, ...guests] = people;
  if (host === undefined || people.length !== game.seats) throw new Error(`The game is for ${game.seats}.`);
  const link = await host.createRoom(house.url);
  for (const guest of guests) await guest.takeSeat(link);
  if (game.pointCardsToEnd !== null) await host.chooseCardsToEnd(game.pointCardsToEnd);
  await host.start();
  for (const person of people) await person.expectTable();
  return link;
}

interface Stretch {
  /** The first move to play, counted from 0. */
  readonly from?: number;
  /** The first move not to play any more. */
  readonly to?: number;
  /** Something to do before each move. */
  readonly before?: (move: number) => Promise<void>;
}

/** Each in turn plays what the script says. */
export async function play(game: GameScript, people: readonly Person[], stretch: Stretch = {}): Promise<void> {
  const { from = 0, to = game.moves.length, before } = stretch;
  for (const [at, { seat, action }] of game.moves.entries()) {
    if (at < from || at >= to) continue;
    await before?.(at);
    await people[seat]?.act(action);
  }
}

/** Everybody, spectators too, reads the result that the rules say, best first. */
export async function expectResult(
  game: GameScript,
  players: readonly Person[],
  readers: readonly Person[] = players,
): Promise<void> {
  for (const reader of readers) {
    const rows = await reader.readStandings();
    expect(rows).toHaveLength(game.seats);
    for (const [index, seat] of game.ranking.entries()) {
      expect(rows[index]).toMatch(new RegExp(`^${index + 1} .*${players[seat]?.name}.* ${game.scores[seat]}$`));
    }
  }
}

export { expect };
