import type { Keep } from '../seat/storage.ts';

/** Calls a player to the table once for each turn, in one of the tabs that are open. */
export interface TurnCall {
  /** `sound` is to begin in a moment, and to say how to take it back; null when this tab cannot be heard. */
  readonly call: (turn: string, sound: () => (() => void) | null) => void;
}

/** Tabs talk to each other by it. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

export interface TurnCallOptions {
  readonly keep: Pick<Keep, 'read' | 'write'>;
  /** Null where the browser has none. */
  readonly channel: Channel | null;
  /** Of several tabs the one with the lowest rank is heard. */
  readonly rank: () => number;
}

const KEY = 'spice-road.called';

export function createTurnCall({ keep, channel, rank }: TurnCallOptions): TurnCall {
  let current: { readonly turn: string; readonly rank: number; readonly takeBack: () => void } | null = null;

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const other = parse(data);
    if (other === null || current === null || other.turn !== current.turn || other.rank >= current.rank) return;
    current.takeBack();
    current = null;
  });

  return {
    call: (turn, sound) => {
      // Also after a reload, or when the line was down.
      if (keep.read(KEY) === turn) return;
      const takeBack = sound();
      if (takeBack === null) return;
      keep.write(KEY, turn);
      current = { turn, rank: rank(), takeBack };
      // Two tabs may have looked at the same moment.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
      channel?.postMessage({ turn, rank: current.rank });
    },
  };
}

function parse(message: unknown): { readonly turn: string; readonly rank: number } | null {
  if (typeof message !== 'object' || message === null || !('turn' in message) || !('rank' in message)) return null;
  const { turn, rank } = message;
  return typeof turn === 'string' && typeof rank === 'number' ? { turn, rank } : null;
}
