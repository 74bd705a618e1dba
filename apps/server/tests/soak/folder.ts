import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DATA = fileURLToPath(new URL('../../../../data/', import.meta.url));

/** A folder beside the repository's own, not in the system's for temporary files, which may be memory. */
export function soakFolder(): Disposable & { readonly path: string } {
  mkdirSync(DATA, { recursive: true });
  const path = mkdtempSync(join(DATA, 'soak-'));
  return {
    path,
    [Symbol.dispose]: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
