import { AHEAD, ROOM, SOLO } from './page-modules.ts';

/** How the bundler knows its modules. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** What reads the wire goes with every page, in one piece: parted by who needs how much of it, the table's own JavaScript would grow. */
const WIRE = /[\\/](zod|packages[\\/]protocol)[\\/]/;

/**
 * The rules, but for what a room is opened with, and what speaks of a match by them. Whatever imports the door of their
 * packages seems to need all of it.
 */
const RULES = /[\\/]packages[\\/](rules[\\/]src[\\/](?!cards-to-end|seat-count)|protocol[\\/]src[\\/]match[.]ts$)/;

/** Where every page begins. */
const START = /[\\/]src[\\/]main[.]tsx$/;

type Parcel = 'ahead' | 'react' | 'page' | 'game' | 'room';

/**
 * Which modules share a file of the build. The bundler by itself makes a file of every few that the same pages need; on a
 * slow line each of those costs more than its bytes. Filled in this order: a parcel takes along what its modules need.
 */
export const parcels = (['ahead', 'react', 'page', 'game', 'room'] as const).map((name, place, { length }) => ({
  name: (id: string, modules: Modules) => (parcelOf(id, modules) === name ? name : null),
  priority: length - place,
}));

/** Null leaves it to the bundler. */
function parcelOf(id: string, modules: Modules): Parcel | null {
  if (AHEAD.test(id)) return 'ahead';
  if (REACT.test(id)) return 'react';
  // Goes along with those modules that do need it.
  if (RULES.test(id)) return null;
  const isNeededBy = neededBy(id, modules);
  if (WIRE.test(id) || isNeededBy(START)) return 'page';
  if (!isNeededBy(ROOM)) return null;
  // Not with the page, small as it is: what rooms and the table change of a control must come after the control's own style.
  return isNeededBy(SOLO) ? 'game' : 'room';
}

/** What needs a module before it can run: itself, whatever imports it without waiting, and so on. */
function neededBy(id: string, modules: Modules): (page: RegExp) => boolean {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(modules.getModuleInfo(next)?.importers ?? []));
  }
  return (page) => [...found].some((module) => page.test(module));
}
