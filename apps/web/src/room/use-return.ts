import type { Seated } from '@spice-road/protocol';
import { useState } from 'react';
import { newAttempt } from '../api/attempt.ts';
import { takePlace } from '../api/rooms.ts';
import { useTask, type Task } from '../controls/use-task.ts';
import { seats } from '../seat/browser-keep.ts';

/** Back to the place one left; the name stays. */
export function useReturn(code: string, secret: string | null): Task<null, Seated> {
  const [attempt] = useState(newAttempt);
  return useTask(async () => {
    const answer = await takePlace(code, { name: '', attempt, secret });
    if (answer.ok) seats.keep(code, answer.body);
    return answer;
  });
}
