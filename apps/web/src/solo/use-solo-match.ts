import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { turnTime } from '../stage/turn-time.ts';
import { useBotPace } from './bot-pace.ts';
import { sharedThinker } from './shared-thinker.ts';
import { shelf } from './browser-shelf.ts';
import type { Sitting } from './sitting.ts';
import { createSoloMatch, type SoloMatch, type SoloSnapshot } from './solo-match.ts';

/** A game of this browser for as long as it is shown. Give the component a new key for another game. */
export function useSoloMatch(begun: Sitting): readonly [SoloMatch, SoloSnapshot] {
  const [pace] = useBotPace();
  const lasting = useEffectEvent(() => turnTime(pace));
  const [match] = useState(() =>
    createSoloMatch(begun, { thinker: sharedThinker(), shelf, turnTime: () => lasting(), now: () => Date.now() }),
  );
  useEffect(() => {
    match.start();
    return match.stop;
  }, [match]);
  return [match, useSyncExternalStore(match.subscribe, match.getSnapshot)];
}
