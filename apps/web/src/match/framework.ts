/** The one door to boardgame.io in the browser. Package imports, because its bare subpaths fail in Node. */
export { Client } from '#boardgameio-client';
export { Transport } from '#boardgameio-internal';
export type { State, SyncInfo } from 'boardgame.io';
