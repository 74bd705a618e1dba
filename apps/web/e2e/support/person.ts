import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { ActionNotation } from '@spice-road/rules';
import { layingName, lettersOf, merchantCardName, raisingName, spiceInWords, timesInWords } from './words.ts';

const HASTE = 400;

/** Marks around a name, so that it does not turn its surroundings; nobody sees them. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Somebody in front of a browser. Does and sees only what a person can: roles and names. */
export class Person {
  readonly name: string;
  readonly page: Page;

  constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  // Rooms

  /** Opens the home page and makes a room. Answers the link to send on. */
  async createRoom(url: string): Promise<string> {
    await this.page.goto(url);
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    await this.page.getByRole('button', { name: 'Create a room' }).click();
    return this.readInvitation();
  }

  /** The link as it stands in the invitation. */
  async readInvitation(): Promise<string> {
    const link = await this.page.getByRole('region', { name: 'Invitation' }).getByTitle(/^http/).getAttribute('title');
    if (link === null) throw new Error('The invitation shows no link.');
    return link;
  }

  async openLink(link: string): Promise<void> {
    await this.page.goto(link);
  }

  async takeSeat(link: string): Promise<void> {
    await this.openLink(link);
    await this.sitDown();
    await expect(this.carpet.getByText(/^you/)).toBeVisible();
  }

  async sitDown(): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Your name' }).fill(this.name);
    await this.page.getByRole('button', { name: 'Sit down' }).click();
  }

  async watch(link: string): Promise<void> {
    await this.openLink(link);
    await this.page.getByRole('button', { name: 'Just watch' }).click();
    await expect(this.page.getByText('You are watching')).toBeVisible();
  }

  /** Who sits around the carpet, free seats included. */
  get carpet(): Locator {
    return this.page.getByRole('region', { name: 'Around the carpet' }).getByRole('listitem');
  }

  async chooseCardsToEnd(cards: number): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Point cards to end' }).selectOption(String(cards));
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: /^Start with/ }).click();
  }

  // The table

  get place(): Locator {
    return this.page.getByRole('region', { name: 'Your place' });
  }

  /** The title over the buttons: whose turn it is, or what one is about to do. */
  plaque(title: RegExp): Locator {
    return this.page.getByRole('heading', { level: 2, name: title });
  }

  get hand(): Locator {
    return this.place.getByRole('list', { name: /^Your hand/ });
  }

  get caravan(): Locator {
    return this.place.getByRole('list', { name: /^Your caravan/ });
  }

  /** Everybody else, or everybody for those who watch. */
  get opponents(): Locator {
    return this.page.getByRole('list', { name: /in turn order/ });
  }

  get merchantRow(): Locator {
    return this.page.getByRole('list', { name: 'Merchant cards' });
  }

  get pointRow(): Locator {
    return this.page.getByRole('list', { name: 'Point cards' });
  }

  async expectTable(): Promise<void> {
    await expect(this.merchantRow.getByRole('listitem').first()).toBeVisible();
  }

  async expectTurn(): Promise<void> {
    await expect(this.plaque(/^Your turn$/)).toBeVisible();
  }

  async expectToReturn(count: number): Promise<void> {
    await expect(this.plaque(new RegExp(`^Return ${count}( cubes?)?$`))).toBeVisible();
  }

  async expectToWaitFor(other: Person): Promise<void> {
    await expect(this.plaque(new RegExp(`^.?${other.name}.? is (choosing|returning cubes)$`))).toBeVisible();
  }

  /** Composes an action and confirms it. */
  async act(action: ActionNotation): Promise<void> {
    await this.compose(action);
    await this.confirm(action);
  }

  async compose(action: ActionNotation): Promise<void> {
    switch (action.type) {
      case 'play':
        await this.expectTurn();
        await this.hand.getByRole('button', { name: merchantCardName(action.card), exact: true }).click();
        for (const letter of lettersOf('upgrades' in action ? action.upgrades : ''))
          await this.tap(raisingName(letter));
        if ('times' in action) await this.tradeMore(action.times);
        break;
      case 'acquire':
        await this.expectTurn();
        await this.merchantRow.getByRole('button').nth(action.slot).click();
        for (const [slot, letter] of lettersOf(action.payment).entries()) await this.tap(layingName(letter, slot));
        break;
      case 'rest':
        await this.expectTurn();
        await this.place.getByRole('button', { name: 'Rest', exact: true }).click();
        break;
      case 'claim':
        await this.expectTurn();
        await this.pointRow.getByRole('button').nth(action.slot).click();
        break;
      case 'discard':
        await this.expectToReturn(action.cubes.length);
        for (const letter of lettersOf(action.cubes)) await this.tap(`Return ${spiceInWords(letter)}`);
        break;
    }
  }

  async confirm({ type }: Pick<ActionNotation, 'type'>): Promise<void> {
    const words = { play: 'Confirm', acquire: 'Confirm', discard: 'Confirm', rest: 'Rest', claim: 'Claim' } as const;
    await this.readBeforeConfirming();
    await this.place.getByRole('button', { name: words[type], exact: true }).click();
  }

  /** A click as soon as the second of a double click confirms nothing. */
  async readBeforeConfirming(): Promise<void> {
    await this.page.waitForTimeout(HASTE);
  }

  /** A trade begins with once. */
  private async tradeMore(times: number): Promise<void> {
    for (let next = 2; next <= times; next += 1) {
      await this.place.getByRole('button', { name: `Trade ${timesInWords(next)}`, exact: true }).click();
    }
  }

  /** A cube of the own caravan, by what a tap on it does. */
  private async tap(deed: string): Promise<void> {
    await this.caravan.getByRole('button', { name: deed, exact: true }).first().click();
  }

  get lostNotice(): Locator {
    return this.page.getByRole('paragraph').filter({ hasText: /^Connection lost/ });
  }

  // The end

  get standings(): Locator {
    return this.page.getByRole('table', { name: 'Final standings' });
  }

  /** The rows of the standings as read: rank, name, parts, total. */
  async readStandings(): Promise<readonly string[]> {
    await expect(this.standings).toBeVisible();
    const rows = await this.standings.getByRole('row').allInnerTexts();
    return rows.slice(1).map((row) => row.replaceAll(ISOLATES, '').replaceAll(/\s+/g, ' ').trim());
  }
}
