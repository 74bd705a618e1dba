import type { GameScript } from './game-script.ts';
import type { Person } from './person.ts';

/** Begins a short game against one bot that answers quickly. */
export async function playAgainstABot(person: Person, url: string, level: 'Novice' | 'Expert'): Promise<void> {
  const { page } = person;
  await keptBefore(person, url, {});
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill(person.name);
  await page.getByRole('combobox', { name: 'How strong' }).selectOption({ label: level });
  await page.getByRole('combobox', { name: 'Point cards to end' }).selectOption('3');
  await page.getByRole('radio', { name: 'Fast' }).check({ force: true });
  await page.getByRole('button', { name: 'Start the game' }).click();
  await person.expectTable();
}

/** Plays for time: raises one cube, then rests. Never holds more than at the start, and never claims. */
export async function passTheTime(person: Person): Promise<void> {
  await person.expectTurn();
  const rest = person.place.getByRole('button', { name: 'Rest', exact: true });
  if ((await rest.getAttribute('aria-disabled')) !== 'true') {
    await person.act({ type: 'rest' });
    return;
  }
  await person.hand.getByRole('button', { name: /^Upgrade card/ }).click();
  await person.caravan
    .getByRole('button', { name: /^Raise/ })
    .first()
    .click();
  await person.confirm({ type: 'play' });
}

type Sitter = { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

/** A game at one device as this browser would have kept it after so many moves of the script. */
export function keptGame(id: string, game: GameScript, players: readonly Sitter[], count: number): string {
  return JSON.stringify({
    format: 'spice-road-solo/1',
    savedAt: 1_700_000_000_000,
    round: game.tables[count]?.round,
    isOver: false,
    openTable: false,
    chance: 7,
    players: players.map((player, emblem) => ({ ...player, emblem })),
    record: {
      format: 'spice-road/1',
      id,
      seats: game.seats,
      pointCardsToEnd: game.tables[0]?.pointCardsToEnd,
      merchantDeck: game.decks.merchants,
      pointDeck: game.decks.points,
      actions: game.moves.slice(0, count).map(({ action }) => action),
    },
  });
}

/** Puts into the browser's storage what earlier visits would have left there, and comes to the home page. */
export async function keptBefore(person: Person, url: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const { page } = person;
  await page.goto(url);
  await page.evaluate(
    (kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    },
    { ...SHOWN_AROUND, ...texts },
  );
  await page.reload();
}

/** The coach has nothing left to say to whoever has played here before. */
const SHOWN_AROUND = { 'spice-road.coach': 'tour turn draft rest full claim last' };
