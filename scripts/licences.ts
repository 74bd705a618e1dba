// `npm run -s licences`: what is shipped, with version and licence, one a line. Reads what is installed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly license?: string;
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const shipped = Object.entries(lock.packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
  .map(
    ([path, { version = '?', license }]) =>
      `${path.replace(/^.*node_modules\//, '')} ${version}: ${license ?? ownWord(path)}`,
  );
console.log([...new Set(shipped)].toSorted().join('\n'));

/** Old packages say it in ways npm does not copy into the lock file. */
function ownWord(path: string): string {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return String(
      license?.type ?? license ?? licenses?.map(({ type }: { type: string }) => type).join(' or ') ?? 'not said',
    );
  } catch {
    return 'not installed here';
  }
}
