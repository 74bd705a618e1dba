import type { ChatLine } from '@spice-road/protocol';
import { createContext, useContext } from 'react';
import type { OwnPlace } from '../api/rooms.ts';
import type { DraftLineKept } from './draft-line.ts';

/** What is said in the room, and what one needs to join in. */
export interface Chat {
  readonly lines: readonly ChatLine[];
  /** One's own place; null for a spectator. */
  readonly you: number | null;
  /** Null for who may only read. */
  readonly place: OwnPlace | null;
  /** Nothing is coming in just now. */
  readonly isLost: boolean;
  /** Lines of others that were not shown yet. */
  readonly unread: number;
  /** The last thing somebody else said since the page was opened. */
  readonly latest: ChatLine | null;
  readonly draft: DraftLineKept;
  readonly markHeard: () => void;
}

export const ChatContext = createContext<Chat | null>(null);

/** Null where there is no room around: in the gallery, say. */
export function useChat(): Chat | null {
  return useContext(ChatContext);
}
