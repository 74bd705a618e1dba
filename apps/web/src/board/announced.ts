/** Sentences, each in a place of its own, and what is said of them. */
export interface Announced {
  readonly sentences: readonly string[];
  readonly text: string;
}

/**
 * Says those that changed last, so that nothing is read twice. What is no longer true is no longer said; the very same
 * object when nothing has changed.
 */
export function announced(heard: Announced, sentences: readonly string[]): Announced {
  const changed = sentences.filter((sentence, index) => sentence !== heard.sentences[index]);
  if (changed.length === 0) return heard;
  const fresh = changed.filter((sentence) => sentence !== '');
  if (fresh.length > 0) return { sentences, text: fresh.join(' ') };
  const gone = heard.sentences.filter((sentence) => sentence !== '' && !sentences.includes(sentence));
  return { sentences, text: without(heard.text, gone) };
}

function without(text: string, gone: readonly string[]): string {
  return gone.reduce((left, sentence) => left.replace(sentence, ''), text).trim();
}
