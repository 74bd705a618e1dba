import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A file of the web client, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  /** The same, smaller; only for types that shrink. */
  readonly compressed: { readonly br: Buffer; readonly gzip: Buffer } | null;
}

const TYPES: Readonly<Record<string, { readonly type: string; readonly shrinks: boolean }>> = {
  '.css': { type: 'text/css; charset=utf-8', shrinks: true },
  '.html': { type: 'text/html; charset=utf-8', shrinks: true },
  '.ico': { type: 'image/x-icon', shrinks: true },
  '.js': { type: 'text/javascript; charset=utf-8', shrinks: true },
  '.json': { type: 'application/json', shrinks: true },
  '.map': { type: 'application/json', shrinks: true },
  '.mp3': { type: 'audio/mpeg', shrinks: false },
  '.ogg': { type: 'audio/ogg', shrinks: false },
  '.png': { type: 'image/png', shrinks: false },
  '.svg': { type: 'image/svg+xml', shrinks: true },
  '.txt': { type: 'text/plain; charset=utf-8', shrinks: true },
  '.wasm': { type: 'application/wasm', shrinks: true },
  '.webmanifest': { type: 'application/manifest+json', shrinks: true },
  '.webp': { type: 'image/webp', shrinks: false },
  '.woff2': { type: 'font/woff2', shrinks: false },
};

/**
 * Reads the built web client into memory, by path under the site (`assets/main-B4x.js`). It is small, and what is not in
 * here cannot be asked for, however the path is written. Empty when it was not built.
 */
export function readSite(folder: string, documentFor: (html: string) => string): ReadonlyMap<string, SiteFile> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/\.(br|gz)$/.test(path))
      .map((path) => {
        const name = relative(folder, path).split(sep).join('/');
        const content = readFileSync(path);
        if (name.endsWith('.html'))
          return [name, siteFile(name, Buffer.from(documentFor(content.toString())), compress)];
        return [name, siteFile(name, content, () => compressedBeside(path) ?? compress(content))];
      }),
  );
}

type Compressed = NonNullable<SiteFile['compressed']>;

function siteFile(name: string, body: Buffer, compressed: (body: Buffer) => Compressed): SiteFile {
  const { type, shrinks } = TYPES[extname(name)] ?? { type: 'application/octet-stream', shrinks: false };
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type, etag, body, compressed: shrinks ? compressed(body) : null };
}

/** The build puts them there, as small as can be. */
function compressedBeside(path: string): Compressed | null {
  const [br, gzip] = [`${path}.br`, `${path}.gz`];
  return existsSync(br) && existsSync(gzip) ? { br: readFileSync(br), gzip: readFileSync(gzip) } : null;
}

/** At the start, for the page itself, and what a build did not compress. */
function compress(body: Buffer): Compressed {
  // A few percent larger than at quality 11, in a tenth of the time.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return { br: brotliCompressSync(body, { params }), gzip: gzipSync(body, { level: 9 }) };
}
