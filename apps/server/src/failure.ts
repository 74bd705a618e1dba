import { DamagedRow } from './store/damaged.ts';
import { isStoreError } from './store/sqlite.ts';

/** What is told of a failure to whoever met it; its cause goes to the log alone. */
export function codeOfFailure(error: unknown): 'damaged' | 'store-unavailable' | 'internal' {
  if (error instanceof DamagedRow) return 'damaged';
  return isStoreError(error) ? 'store-unavailable' : 'internal';
}
