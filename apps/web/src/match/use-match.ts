import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Connection } from '../connection/connection.ts';
import { createMatch, type Match, type MatchSeat, type MatchSnapshot } from './match.ts';

/** A match for as long as it is shown. Give the component a new key for another match or seat. */
export function useMatch(connection: Connection, seat: MatchSeat): readonly [Match, MatchSnapshot] {
  const [match] = useState(() => createMatch(connection, seat));
  useEffect(() => {
    match.start();
    return match.stop;
  }, [match]);
  return [match, useSyncExternalStore(match.subscribe, match.getSnapshot)];
}
