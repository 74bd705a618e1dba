import { isDraft, original } from '#immer';

/** The one door to boardgame.io in this package. `#core` is a package import because its bare subpaths fail in Node. */
export type { Game, LongFormMove } from 'boardgame.io';
export { INVALID_MOVE } from '#core';

/**
 * boardgame.io hands every move an immer draft; reading the table through it costs a proxy per object, and what is kept of
 * it dies with the move. `#immer` is the very build boardgame.io uses: another one knows nothing of its drafts.
 */
export function underDraft<State extends object>(state: State): State {
  return isDraft(state) ? (original(state) ?? state) : state;
}
