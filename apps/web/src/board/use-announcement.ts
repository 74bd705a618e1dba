import { useState } from 'react';
import { announced, type Announced } from './announced.ts';

/** What the one live region says of several sentences that change on their own. */
export function useAnnouncement(sentences: readonly string[]): string {
  const [heard, setHeard] = useState<Announced>(() => ({ sentences, text: sentences.join(' ') }));
  const next = announced(heard, sentences);
  if (next !== heard) setHeard(next);
  return next.text;
}
