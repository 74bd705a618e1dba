import { expect } from '@playwright/test';
import { type Named, Person } from './person.ts';

/** The longest way round a page, in presses of a key. */
const FAR = 120;

/** Somebody without a mouse: finds the way by Tab and the arrows, and sees at every step where it is. */
export class KeyboardPerson extends Person {
  override async press(target: Named): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  }

  override async write(target: Named, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  override async choose(target: Named, option: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.type(option);
  }

  private async reach(target: Named): Promise<void> {
    await this.see(target);
    const { within } = target;
    let isInRow = false;
    for (let steps = 0; steps < FAR; steps += 1) {
      if (await this.isAt(target)) return;
      const wasInRow = isInRow;
      isInRow = within?.role === 'list' && (await this.isIn(within));
      await this.page.keyboard.press(!isInRow ? 'Tab' : wasInRow ? 'ArrowRight' : 'Home');
      await this.expectToSeeFocus();
    }
    throw new Error(`${String(target.name)} is not to be reached by keyboard.`);
  }

  private async isAt(target: Named): Promise<boolean> {
    return (await this.find(target).and(this.page.locator(':focus')).count()) === 1;
  }

  private async isIn(target: Named): Promise<boolean> {
    return (await this.find(target).locator(':focus').count()) === 1;
  }

  /** What has the focus is in the window, and marked by more than a hair. */
  private async expectToSeeFocus(): Promise<void> {
    const trouble = await this.page.evaluate(() => {
      const at = document.activeElement;
      // Between the last element of a page and its first lies the browser.
      if (at === null || at === document.body) return null;
      const box = at.getBoundingClientRect();
      const isOutside = box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth;
      // A radio button or a field is marked by what is drawn in its place.
      const around = [at, at.parentElement, at.nextElementSibling].filter((one) => one !== null);
      const isMarked = around.some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      if (isMarked && !isOutside) return null;
      return `${at.outerHTML.slice(0, 200)} ${isOutside ? 'is outside of the window' : 'shows no focus'}`;
    });
    expect(trouble).toBeNull();
  }
}
