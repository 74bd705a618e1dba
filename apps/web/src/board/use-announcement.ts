import { useState } from 'react';

/**
 * What the one live region says: of several sentences that change on their own, those that changed last. The region then
 * reads what is new and nothing twice.
 */
export function useAnnouncement(sentences: readonly string[]): string {
  const [heard, setHeard] = useState({ sentences, text: sentences.join(' ') });
  const fresh = sentences.filter((sentence, place) => sentence !== heard.sentences[place]);
  if (fresh.length === 0) return heard.text;
  const text = fresh.filter((sentence) => sentence !== '').join(' ');
  setHeard({ sentences, text: text === '' ? heard.text : text });
  return heard.text;
}
