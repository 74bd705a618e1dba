import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchInput } from './watch-input.ts';

/** A press on a card that has just come to lie under the pointer. */
const ON_A_CARD_THAT_SLID = 7;

describe('a press that does not mean what lies under it', () => {
  let page: EventTarget;
  let stop: () => void;
  const done: string[] = [];

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', new EventTarget());
    done.length = 0;
    stop = watchInput({
      isSlip: ({ clientX }) => clientX === ON_A_CARD_THAT_SLID,
      onMove: () => {},
      onPress: () => done.push('press'),
      onRelease: () => done.push('release'),
      onKey: () => {},
      onHide: () => {},
    });
    // The page's own listener, which would pick the card.
    page.addEventListener('click', () => done.push('click'));
  });

  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  test('is dropped: nothing of the page hears its click', () => {
    press(ON_A_CARD_THAT_SLID);
    expect(click()).toBe('prevented');
    expect(done).toEqual(['press', 'release']);
  });

  test('drops its own click and no later one', () => {
    press(ON_A_CARD_THAT_SLID);
    click();
    done.length = 0;
    press(300);
    expect(click()).toBe('heard');
    expect(done).toContain('click');
  });

  test('drops no click that a key made', () => {
    press(ON_A_CARD_THAT_SLID);
    expect(click({ detail: 0 })).toBe('heard');
  });

  test('is forgotten by the next press, if no click came of it', () => {
    press(ON_A_CARD_THAT_SLID);
    send('pointercancel', {});
    press(300);
    expect(click()).toBe('heard');
  });

  test('is let through once nobody watches any more', () => {
    press(ON_A_CARD_THAT_SLID);
    stop();
    expect(click()).toBe('heard');
  });

  function press(clientX: number): void {
    send('pointerdown', { clientX, clientY: 0 });
  }

  function click({ detail }: { readonly detail: number } = { detail: 1 }): 'prevented' | 'heard' {
    return send('click', { detail }) ? 'heard' : 'prevented';
  }

  function send(type: string, given: object): boolean {
    return page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), given));
  }
});
