import type { RoomOptions } from '@spice-road/protocol';
import { useState } from 'react';
import { setOptions, type OwnPlace } from '../api/rooms.ts';
import type { Trouble } from '../app/sentences.ts';
import { changesInTurn, type ChangesInTurn } from './changes-in-turn.ts';

export interface OptionChanges extends ChangesInTurn<Partial<RoomOptions>> {
  /** Why the last change came to nothing. */
  readonly trouble: Trouble | null;
}

/** The options of a room, changed by its host. */
export function useOptionChanges(host: OwnPlace | null): OptionChanges {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [kept, setKept] = useState(() => ({ host, changes: changesOf(host, setTrouble) }));
  // Another place is another person's, or nobody's.
  if (kept.host?.secret !== host?.secret) setKept({ host, changes: changesOf(host, setTrouble) });
  return { ...kept.changes, trouble };
}

function changesOf(
  host: OwnPlace | null,
  tell: (trouble: Trouble | null) => void,
): ChangesInTurn<Partial<RoomOptions>> {
  return changesInTurn(async (change) => {
    if (host === null) return false;
    const answer = await setOptions(host, change);
    tell(answer.ok ? null : answer.trouble);
    return answer.ok;
  });
}
