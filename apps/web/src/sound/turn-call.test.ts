import { describe, expect, test } from 'vitest';
import { createTurnCall, type Channel } from './turn-call.ts';

interface Tab {
  readonly rank: number;
  /** Muted, or not yet allowed to be heard. */
  readonly isSilent?: boolean;
}

/** Tabs of one browser; messages arrive when told to. */
function openTabs(...tabs: readonly Tab[]) {
  const kept = new Map<string, string>();
  const keep = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, text: string) => void kept.set(key, text),
  };
  const listeners: ((message: MessageEvent<unknown>) => void)[] = [];
  const waiting: (() => void)[] = [];
  const heard: string[] = [];
  const calls = tabs.map(({ rank, isSilent = false }, tab) => {
    const channel: Channel = {
      postMessage: (data: unknown) => {
        const others = listeners.filter((_, index) => index !== tab);
        waiting.push(() => others.forEach((listener) => listener(new MessageEvent('message', { data }))));
      },
      addEventListener: (_: string, listener: unknown) => {
        if (typeof listener === 'function') listeners.push((message) => void listener(message));
      },
    };
    const { call } = createTurnCall({ keep, channel, rank: () => rank });
    return (turn: string) =>
      call(turn, () => {
        if (isSilent) return null;
        const sound = `${turn} in tab ${tab}`;
        heard.push(sound);
        return () => void heard.splice(heard.indexOf(sound), 1);
      });
  });
  return { calls, heard, deliver: () => waiting.splice(0).forEach((send) => send()), forget: () => kept.clear() };
}

describe('a turn is called', () => {
  test('once, also after a reload or a lost line', () => {
    const { calls, heard } = openTabs({ rank: 0 });
    calls[0]?.('turn 1');
    calls[0]?.('turn 1');
    expect(heard).toEqual(['turn 1 in tab 0']);
    calls[0]?.('turn 2');
    expect(heard).toHaveLength(2);
  });

  test('in one tab', () => {
    const { calls, heard } = openTabs({ rank: 1 }, { rank: 0 });
    for (const call of calls) call('turn 1');
    expect(heard).toEqual(['turn 1 in tab 0']);
  });

  test('in the tab that is looked at, when two begin at the same moment', () => {
    const { calls, heard, deliver, forget } = openTabs({ rank: 1 }, { rank: 0 });
    calls[0]?.('turn 1');
    // What one tab keeps reaches the other a moment too late.
    forget();
    calls[1]?.('turn 1');
    deliver();
    expect(heard).toEqual(['turn 1 in tab 1']);
  });

  test('not by a tab that cannot be heard, so that another can', () => {
    const { calls, heard, deliver } = openTabs({ rank: 0, isSilent: true }, { rank: 1 });
    for (const call of calls) call('turn 1');
    deliver();
    expect(heard).toEqual(['turn 1 in tab 1']);
  });

  test('where tabs cannot talk to each other', () => {
    const heard: string[] = [];
    const { call } = createTurnCall({ keep: { read: () => null, write: () => {} }, channel: null, rank: () => 0 });
    call('turn 1', () => {
      heard.push('turn 1');
      return () => {};
    });
    expect(heard).toEqual(['turn 1']);
  });
});
