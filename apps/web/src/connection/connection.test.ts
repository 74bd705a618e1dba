import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConnection } from './connection.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A channel that is wanted, one that was closed again, and a page that heeds what its browser says. */
function channels() {
  // Nobody listens there: what is asked for is what counts.
  const connection = openConnection(new URL('http://127.0.0.1:9/'));
  const wanted = connection.channel('/room');
  const closed = connection.channel('/match');
  wanted.open();
  closed.open();
  closed.close();
  return { wanted, closed, stop: connection.watch() };
}

function turned(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

test('a page that is kept closes its line, and opens it again when one comes back', () => {
  const { wanted, closed, stop } = channels();
  expect(wanted.socket.active).toBe(true);
  turned('pagehide', true);
  expect(wanted.socket.active).toBe(false);
  turned('pageshow', true);
  expect([wanted.socket.active, closed.socket.active]).toEqual([true, false]);
  wanted.close();
  stop();
});

test('whatever the browser says in between, a page that comes back opens its line', () => {
  const { wanted, closed, stop } = channels();
  turned('pagehide', true);
  page.dispatchEvent(new Event('online'));
  turned('pageshow', true);
  expect([wanted.socket.active, closed.socket.active]).toEqual([true, false]);
  turned('pagehide', true);
  wanted.close();
  turned('pageshow', true);
  expect(wanted.socket.active).toBe(false);
  stop();
});

test('a page that is not kept leaves its line to the browser', () => {
  const { wanted, stop } = channels();
  turned('pagehide', false);
  expect(wanted.socket.active).toBe(true);
  wanted.close();
  stop();
});

test('a browser that goes offline closes its line at once, and goes on trying to open it', () => {
  const { wanted, stop } = channels();
  const disconnect = vi.spyOn(wanted.socket, 'disconnect');
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('offline'));
  expect(disconnect).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: false });
  page.dispatchEvent(new Event('offline'));
  expect(disconnect).toHaveBeenCalledOnce();
  expect(wanted.socket.active).toBe(true);
  wanted.close();
  stop();
});
