import type { Action, GameEvent, View } from '@spice-road/rules';
import type { ReactNode, RefObject } from 'react';
import type { EmblemNumber } from '../pieces/emblem.tsx';

/** Who sits in a seat. */
export interface TablePerson {
  readonly name: string;
  readonly emblem: EmblemNumber;
  readonly presence: 'here' | 'away' | 'left';
  /** A bot acts here: in a seat of its own, or for a person until they are back. Missing where a person does. */
  readonly bot?: 'own' | 'stand-in';
}

/** Where the draft is. `unanswered`: it was sent, and the line broke before anybody could tell whether it arrived. */
export type Sending = 'not-sent' | 'on-its-way' | 'unanswered';

/** One action and what came of it. */
export interface HistoryEntry {
  readonly stateId: number;
  readonly round: number;
  readonly events: readonly GameEvent[];
  /** A bot acted, in its own seat or for somebody who was away. */
  readonly byBot?: true;
}

export interface TableScreenProps {
  /** What this person may see; `you` is null for a watcher. The newest table: what can be done follows it. */
  readonly view: View;
  /** The table to draw, which may be an older one for a moment, and what its stage moves pieces within. */
  readonly shown: View;
  readonly shownStateId: number;
  readonly stageRef: RefObject<HTMLDivElement | null>;
  /** By seat. */
  readonly people: readonly TablePerson[];
  /** Oldest first. May be only the end of it; `onOlder` asks for more. */
  readonly history: readonly HistoryEntry[];
  readonly hasOlder: boolean;
  readonly onOlder: () => void;
  readonly connection: 'live' | 'lost';
  /** An action is on its way: nothing can be confirmed. */
  readonly sending: boolean;
  /** A sentence to show: a refusal, a change of the table. */
  readonly notice: string | null;
  readonly onDismissNotice: () => void;
  /** Null where there is no room. */
  readonly roomCode: string | null;
  readonly onAct: (action: Action) => void;
  /** Somebody tried what cannot be done. */
  readonly onRefused: () => void;
  /** Why nothing can be sent, where that is neither the connection nor an action on its way. */
  readonly closed?: string;
  /** Buttons of the top bar, beside the log's. */
  readonly tools?: ReactNode;
  /** What one is advised to do, where that can be asked. */
  readonly hint?: ReactNode;
  /** Somebody wants to read the rules. Left out where the table is only looked back at. */
  readonly onHelp?: () => void;
  /** Somebody wants to know the keys. */
  readonly onListKeys: () => void;
  /** Newcomers are shown around, and whoever asks for it. */
  readonly hasCoach?: boolean;
  /** What the menu of the top bar holds. */
  readonly menu: ReactNode;
}
