import type { RoomMatch } from '@spice-road/protocol';
import type { View } from '@spice-road/rules';
import { useLoaded } from '../app/use-loaded.ts';

/** Hashing and replaying, which nobody needs before the end. */
const loadFairCheck = () => import('./fair-check.tsx');

interface FairNoteProps {
  readonly match: RoomMatch;
  /** The table at the end. */
  readonly view: View;
}

/** Whether chance was fair, as soon as that is known. */
export function FairNote({ match, view }: FairNoteProps) {
  const loaded = useLoaded(loadFairCheck);
  // Matches of before there were promises have nothing to check.
  if (loaded.kind !== 'here' || match.commitment === undefined) return null;
  return <loaded.what.FairCheck match={match} told={match.commitment} view={view} />;
}
