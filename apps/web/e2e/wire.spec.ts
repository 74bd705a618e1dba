import type { Page } from '@playwright/test';
import type { Table } from '@spice-road/rules';
import * as z from 'zod';
import { readGame } from './support/game-script.ts';
import { expect, expectResult, gather, play, test } from './support/test.ts';
import { hiddenIn, noteAnswers, readAll, tracesOf } from './support/secrets.ts';
import { eavesdrop, listenTo, secretsIn } from './support/wire.ts';

test('a spectator is there throughout, and nobody is sent what they may not see', async ({ openHouse, arrive }) => {
  const game = readGame('three-short');
  const house = await openHouse({ game });
  const names = ['Ada', 'Ben', 'Cleo'];
  const players = [];
  for (const name of names) players.push(await arrive(name));
  const [ada, ben] = players;
  if (ada === undefined || ben === undefined) throw new Error('Two must play.');
  const sam = await arrive('Sam');
  const everybody = [...players, sam];
  const answers = everybody.map(({ page }) => noteAnswers(page));
  const wires = [...players.map(({ page }, seat) => listenTo(page, seat)), listenTo(sam.page, null)];

  const link = await gather(house, game, players);
  await sam.openLink(link);
  await expect(sam.page.getByRole('region', { name: 'You are watching' })).toBeVisible();
  const matchId = await matchOf(house.url, link);
  const thieves = [await eavesdrop(house.url, matchId, '0'), await eavesdrop(house.url, matchId, '__proto__')];

  /** Two players and the spectator look through all that their browsers hold. */
  async function expectNoSecretsOnScreen(at: number): Promise<void> {
    const table = game.tables[at];
    if (table === undefined) throw new Error('There is a table before each move.');
    for (const [seat, { name, page }] of everybody.entries()) {
      if (seat === 2) continue;
      let readable = await readAll(page, answers[seat] ?? []);
      // Would it be found? The first card that lies open is, in the document and by ear.
      await expect
        .poll(async () => {
          readable = await readAll(page, answers[seat] ?? []);
          return tracesOf([table.merchantRow[0]?.card ?? ''], readable).map(({ place }) => place);
        }, `where ${name} finds an open card before move ${at}`)
        .toEqual(expect.arrayContaining(['document', 'heard']));
      expect(tracesOf(hiddenIn(table), readable), `what ${name} can find before move ${at}`).toEqual([]);
      // Somebody else's hand is at most in what was seen to be acquired.
      const others = table.seats.filter((_, other) => other !== seat).flatMap(({ hand }): readonly string[] => hand);
      const theirs = others.filter((card) => !isShared(table, seat, card));
      // A screen may be a moment behind.
      await expect.poll(async () => (await piecesOn(page)).filter((piece) => theirs.includes(piece))).toEqual([]);
    }
  }

  await play(game, players, {
    before: async (at) => {
      if (at === 12) await ben.page.reload();
      if (at === 24) await sam.page.reload();
      if (at % 12 !== 0) return;
      await expectNoSecretsOnScreen(at);
      // Sam sees the market and no hand, and no card there can be picked.
      await expect(sam.place).toBeHidden();
      await expect(sam.merchantRow.getByRole('button', { disabled: false })).toHaveCount(0);
      await expect(sam.pointRow.getByRole('button', { disabled: false })).toHaveCount(0);
    },
  });
  await expectResult(game, names, [...players, sam]);

  for (const thief of thieves) thief.close();
  for (const wire of [...wires, ...thieves]) {
    expect(wire.packets.length).toBeGreaterThan(0);
    expect(secretsIn(wire, game)).toEqual([]);
  }
  // Would the check find anything? A player's own view holds what no other seat may see.
  const [own] = wires;
  expect(secretsIn({ seat: 1, packets: own?.packets ?? [] }, game)).not.toEqual([]);
});

/** The match of a room, as anybody may ask for it. */
async function matchOf(url: string, link: string): Promise<string> {
  const code = link.split('/').at(-1);
  const answer: unknown = await (await fetch(new URL(`api/rooms/${code}`, url))).json();
  return z.object({ match: z.object({ id: z.string() }) }).parse(answer).match.id;
}

/** Everybody begins with the same two cards; what lies open is for all. */
function isShared({ seats, merchantRow }: Table, seat: number, card: string): boolean {
  const own = seats[seat];
  const open = [...merchantRow.map((stall) => stall.card), ...seats.flatMap(({ played }) => played)];
  return [...(own?.hand ?? []), ...open].some((one) => one === card);
}

/** What the page knows its pieces by. */
async function piecesOn(page: Page): Promise<readonly string[]> {
  return page.locator('[data-piece]').evaluateAll((all) => all.map((one) => one.getAttribute('data-piece') ?? ''));
}
