import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { ActionNotation } from '@spice-road/rules';
import { layingName, lettersOf, merchantCardName, raisingName, spiceInWords, timesInWords } from './words.ts';

const HASTE = 400;

/** Marks around a name, so that it does not turn its surroundings; nobody sees them. */
const ISOLATES = /[\u2066-\u2069]/g;

/** What somebody looks for on a page: by role and name, and where. */
export interface Named {
  readonly role: 'button' | 'combobox' | 'heading' | 'textbox' | 'list' | 'region';
  readonly name: string | RegExp;
  readonly within?: Named;
  /** Of several, counted from 0; the first if left out. */
  readonly nth?: number;
}

const PLACE: Named = { role: 'region', name: 'Your place' };
const HAND: Named = { role: 'list', name: /^Your hand/, within: PLACE };
const CARAVAN: Named = { role: 'list', name: /^Your caravan/, within: PLACE };
const MERCHANTS: Named = { role: 'list', name: 'Merchant cards' };
const POINTS: Named = { role: 'list', name: 'Point cards' };
const ANY = /./;

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

  // How they do it: with a mouse, unless a subclass has another way

  async press(target: Named): Promise<void> {
    await this.find(target).click();
  }

  async write(target: Named, text: string): Promise<void> {
    await this.find(target).fill(text);
  }

  /** An option by its first letters. */
  async choose(target: Named, option: string): Promise<void> {
    await this.find(target).selectOption(option);
  }

  async see(target: Named): Promise<void> {
    await expect(this.find(target)).toBeVisible();
  }

  protected find({ role, name, within, nth = 0 }: Named): Locator {
    const around = within === undefined ? this.page : this.find(within);
    return around.getByRole(role, { name, exact: typeof name === 'string' }).nth(nth);
  }

  // Rooms

  /** Opens the home page and makes a room. Answers the link to send on. */
  async createRoom(url: string): Promise<string> {
    await this.page.goto(url);
    await this.write({ role: 'textbox', name: 'Your name' }, this.name);
    await this.press({ role: 'button', name: 'Create a room' });
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
    await this.write({ role: 'textbox', name: 'Your name' }, this.name);
    await this.press({ role: 'button', name: 'Sit down' });
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
    await this.choose({ role: 'combobox', name: 'Point cards to end' }, String(cards));
  }

  async start(): Promise<void> {
    await this.press({ role: 'button', name: /^Start with/ });
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
    await this.see({ role: 'heading', name: 'Your turn' });
  }

  async expectToReturn(count: number): Promise<void> {
    await this.see({ role: 'heading', name: new RegExp(`^Return ${count}( cubes?)?$`) });
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
        await this.press({ role: 'button', name: merchantCardName(action.card), within: HAND });
        for (const letter of lettersOf('upgrades' in action ? action.upgrades : ''))
          await this.tap(raisingName(letter));
        if ('times' in action) await this.tradeMore(action.times);
        break;
      case 'acquire':
        await this.expectTurn();
        await this.press({ role: 'button', name: ANY, within: MERCHANTS, nth: action.slot });
        for (const [slot, letter] of lettersOf(action.payment).entries()) await this.tap(layingName(letter, slot));
        break;
      case 'rest':
        await this.expectTurn();
        await this.press({ role: 'button', name: 'Rest', within: PLACE });
        break;
      case 'claim':
        await this.expectTurn();
        await this.press({ role: 'button', name: ANY, within: POINTS, nth: action.slot });
        break;
      case 'discard':
        await this.expectToReturn(action.cubes.length);
        for (const letter of lettersOf(action.cubes)) await this.tap(`Return ${spiceInWords(letter)}`);
        break;
    }
  }

  async confirm({ type }: Pick<ActionNotation, 'type'>): Promise<void> {
    const words = { play: 'Confirm', acquire: 'Confirm', discard: 'Confirm', rest: 'Rest', claim: 'Claim' } as const;
    // Only this one is confirmed where it was begun.
    if (type === 'rest') await this.readBeforeConfirming();
    await this.press({ role: 'button', name: words[type], within: PLACE });
  }

  /** A click as soon as the second of a double click, at the same spot, confirms nothing. */
  async readBeforeConfirming(): Promise<void> {
    await this.page.waitForTimeout(HASTE);
  }

  /** A trade begins with once. */
  private async tradeMore(times: number): Promise<void> {
    for (let next = 2; next <= times; next += 1) {
      await this.press({ role: 'button', name: `Trade ${timesInWords(next)}`, within: PLACE });
    }
  }

  /** A cube of the own caravan, by what a tap on it does. */
  private async tap(deed: string): Promise<void> {
    await this.press({ role: 'button', name: deed, within: CARAVAN });
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
