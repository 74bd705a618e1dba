import type { GameEvent, View } from '@spice-road/rules';
import { useEffect, useRef } from 'react';
import { keep } from '../seat/browser-keep.ts';
import { player } from './page-player.ts';
import { isTurnOf, soundsFor } from './sounds-for.ts';
import { createTurnCall } from './turn-call.ts';

/** Long enough for other tabs to hear of it first. In seconds. */
const CALL_AFTER = 0.15;

const turnCall = createTurnCall({
  keep,
  channel: 'BroadcastChannel' in window ? new BroadcastChannel('spice-road.called') : null,
  // The tab one looks at is the one to be heard.
  rank: () => Math.random() + (document.hidden ? 1 : 0),
});

export interface SoundsOptions {
  readonly matchId: string;
  /** What is shown, so that it sounds when it moves. */
  readonly view: View;
  readonly stateId: number;
  /** Oldest first, by the state each action was taken at. */
  readonly history: readonly { readonly stateId: number; readonly events: readonly GameEvent[] }[];
}

/** What happens at a table is heard, as it happens, and never later. */
export function useSounds({ matchId, view, stateId, history }: SoundsOptions): void {
  const heard = useRef(stateId);

  useEffect(() => {
    const fresh = history.filter((entry) => entry.stateId >= heard.current && entry.stateId < stateId);
    const [entry] = fresh;
    heard.current = stateId;
    // What came in a heap is past.
    if (entry !== undefined && fresh.length === 1 && !document.hidden) {
      const seat = entry.events.find((event) => 'seat' in event)?.seat ?? null;
      player.play(soundsFor(entry.events, view), { from: seat === view.you ? 'here' : 'afar' });
    }
    if (!isTurnOf(view)) return;
    const turn = `${matchId} ${view.you} ${view.round}`;
    turnCall.call(turn, () => player.play(['your-turn'], { from: 'here', delay: CALL_AFTER }));
    // Only another table is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [matchId, stateId]);
}
