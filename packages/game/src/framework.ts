/** The one door to boardgame.io in this package. `#core` is a package import because its bare subpaths fail in Node. */
export type { Ctx, Game, LongFormMove } from 'boardgame.io';
export { INVALID_MOVE } from '#core';
// boardgame.io hands every move an immer draft; reading the table through it costs a proxy per object.
export { original } from 'immer';
