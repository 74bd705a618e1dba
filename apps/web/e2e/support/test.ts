import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { type GameScript } from './game-script.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { Person } from './person.ts';

/** Somebody who likes things to move. */
export const IN_MOTION: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** A phone held upright, as small as they come. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** What somebody does with the look around the table that is offered in a first game. */
type Tour = 'skips' | 'takes';

interface Fixtures {
  /** Opens a server of the test's own. */
  readonly openHouse: (options?: HouseOptions) => Promise<House>;
  /** Somebody comes with a browser of their own: nothing is shared with anybody else's. Most know the game and skip the tour. */
  readonly arrive: (name: string, options?: BrowserContextOptions, tour?: Tour) => Promise<Person>;
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
    await use(async (name, options, tour = 'skips') => {
      const person = new Person(name, await openPage(browser, tour, options));
      person.page.on('pageerror', (error) => troubles.push(`${name}: ${error.message}`));
      people.push(person);
      return person;
    });
    for (const { context } of people) await context.close();
    expect(troubles, 'no page may throw').toEqual([]);
  },
});

/** Without movement, unless asked for: the same moves, sooner shown. */
async function openPage(browser: Browser, tour: Tour, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  // In every tab that they open.
  if (tour === 'skips') context.on('page', (page) => void skipTour(page));
  return context.newPage();
}

/** Whenever the tour stands before them, they put it away and go on with what they were at. */
async function skipTour(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: /^(Skip the tour|跳过导览)$/ });
  await page.addLocatorHandler(skip, async () => {
    await skip.click();
  });
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

/** Each reader reads the result that the rules say, best first. Names are by seat. */
export async function expectResult(
  game: GameScript,
  names: readonly string[],
  readers: readonly Person[],
): Promise<void> {
  for (const reader of readers) {
    const rows = await reader.readStandings();
    const wanted = game.ranking.map((seat, index) => ({
      rank: index + 1,
      name: names[seat] ?? '',
      total: game.scores[seat] ?? 0,
    }));
    expect(rows).toHaveLength(wanted.length);
    for (const [index, { rank, name, total }] of wanted.entries()) {
      const row = rows[index] ?? '';
      expect(row).toContain(name);
      expect([row.split(' ').at(0), row.split(' ').at(-1)]).toEqual([String(rank), String(total)]);
    }
  }
}

export { expect };
