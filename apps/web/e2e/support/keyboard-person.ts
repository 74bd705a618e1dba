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
    let seeking = await this.seek(target);
    let wasInRow = false;
    for (let steps = 0; steps < FAR; steps += 1) {
      // Two short questions to a key, for there are hundreds of keys in a game.
      const focus = await this.page.evaluate(lookAtFocus, seeking);
      // What was sought has been drawn anew.
      if (focus.isGone) {
        seeking = await this.seek(target);
        continue;
      }
      if (focus.isThere) return;
      await this.page.keyboard.press(!focus.isInRow ? 'Tab' : wasInRow ? 'ArrowRight' : 'Home');
      wasInRow = focus.isInRow;
      expect(await this.page.evaluate(troubleWithFocus)).toBeNull();
    }
    throw new Error(`${String(target.name)} is not to be reached by keyboard.`);
  }

  private async seek(target: Named) {
    const { within } = target;
    return {
      sought: await this.find(target).elementHandle(),
      row: within?.role === 'list' ? await this.find(within).elementHandle() : null,
    };
  }
}

interface Seeking {
  readonly sought: Element | null;
  readonly row: Element | null;
}

/** Runs in the page. */
function lookAtFocus({ sought, row }: Seeking) {
  const at = document.activeElement;
  return {
    isGone: sought?.isConnected !== true || row?.isConnected === false,
    isThere: at === sought,
    isInRow: row?.contains(at) === true,
  };
}

/** What has the focus must be in the window, and marked by more than a hair. Runs in the page. */
function troubleWithFocus(): string | null {
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
}
