/** Throws an `Error` saying `sentence` unless `condition` holds. Only for what can be false through a bug alone. */
export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(sentence);
}
