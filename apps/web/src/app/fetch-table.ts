import { pause } from '../api/patience.ts';
import { spokenLanguage } from '../i18n/spoken.ts';
import { afterPaint } from '../stage/after-paint.ts';

/** In milliseconds: a slow phone is busy with the room for so long. */
const REST = 5000;

/**
 * For whoever waits in a room: fetches what the document names for the table, one file after another, then lets the page
 * rest, and has the table run. To run it takes a slow phone long, and who has just come wants the room to answer first.
 */
export async function readyTable(run: () => Promise<unknown>): Promise<void> {
  await new Promise<void>(afterPaint);
  try {
    await eachInTurn(filesForTable(document, spokenLanguage()), fetchOnly);
    await pause(REST);
    await new Promise<void>(whenIdle);
    await run();
  } catch {
    // What does not come now is asked for again when it is needed.
  }
}

/** A document, as far as it is asked here. */
interface NamesFiles {
  readonly querySelectorAll: (
    selector: 'meta[name="for-table"]',
  ) => Iterable<Pick<HTMLMetaElement, 'lang' | 'content'>>;
}

/** The addresses the build has put into the document; those of a translation only for who reads it. */
export function filesForTable(page: NamesFiles, language: string): readonly string[] {
  const named = [...page.querySelectorAll('meta[name="for-table"]')];
  return named.filter(({ lang }) => lang === '' || lang === language).map(({ content }) => content);
}

/** On a bad line some do not come: the others still do, the chat among them, in which one says that the line is bad. */
export async function eachInTurn(files: readonly string[], get: (file: string) => Promise<void>): Promise<void> {
  for (const file of files) await get(file).catch(() => null);
}

/** Into the browser's store, from which a module is then taken. */
async function fetchOnly(file: string): Promise<void> {
  await (await fetch(file, { priority: 'low' })).arrayBuffer();
}

/** Safari does not tell. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else afterPaint(work);
}
