import { createReadStream } from 'node:fs';

/** One line of JSON lines, read or not. */
export type JsonLine =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: 'not-json' | 'unreadable-file' };

/**
 * The lines as they come, one by one. A byte order mark, carriage returns, blank lines and a last line without an end
 * are all fine. Fails only when the source does.
 */
export async function* jsonLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<JsonLine, void, undefined> {
  for await (const line of lines(source)) {
    if (line.trim() !== '') yield parsed(line);
  }
}

/** The lines of a file; where it cannot be read, or not further, one that says so is the last. */
export async function* jsonLinesOfFile(path: string): AsyncGenerator<JsonLine, void, undefined> {
  try {
    yield* jsonLines(createReadStream(path));
  } catch {
    yield { ok: false, error: 'unreadable-file' };
  }
}

// Not `node:readline`: it also ends lines at U+2028, which may stand in a JSON string.
async function* lines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of source) {
    const [end = '', ...further] = decoder.decode(chunk, { stream: true }).split('\n');
    begun += end;
    for (const next of further) {
      yield begun;
      begun = next;
    }
  }
  yield begun + decoder.decode();
}

function parsed(line: string): JsonLine {
  try {
    return { ok: true, value: JSON.parse(line) };
  } catch {
    return { ok: false, error: 'not-json' };
  }
}
