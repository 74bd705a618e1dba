import type { Context, Middleware } from 'koa';
import { sendProblem } from './problem.ts';
import { readSite, type SiteFile } from './site-files.ts';

/** Asked for all of them at once, Koa takes what the browser names first, and that is the larger one. */
const SMALLEST_FIRST = ['br', 'gzip'] as const;

/** The web client, under the base path. */
export function site(
  { WEB_DIR, BASE_PATH }: { readonly WEB_DIR: string; readonly BASE_PATH: string },
  pathOf: (context: Context) => string | null,
): Middleware {
  const files = readSite(WEB_DIR, (html) => underBase(html, BASE_PATH));
  const index = files.get('index.html');

  return (context) => {
    const path = pathOf(context);
    if (path === null) {
      sendOutside(context, BASE_PATH);
      return;
    }
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      sendProblem(context, 'not-found');
      return;
    }
    const document = documentAt(path);
    const file = document === null ? files.get(path) : (files.get(document) ?? index);
    if (file) sendFile(context, file, path);
    else if (index && wantsPage(context, path)) sendMissing(context, index);
    else sendProblem(context, 'not-found');
  };
}

/**
 * Each names what its page needs, to be asked for at once; what to show, the client tells by the address. A link to an
 * unknown room or game is a page that says so.
 */
function documentAt(path: string): string | null {
  if (path === '') return 'index.html';
  if (/^r\/[^/]*\/?$/i.test(path)) return 'room.html';
  return /^solo(\/[^/]*)?\/?$/i.test(path) ? 'solo.html' : null;
}

/** The build writes addresses relative to the page, but pages are at several depths. */
export function underBase(html: string, base: string): string {
  const meta = `<meta name="base-path" content="${base}" />`;
  const moved = html.replaceAll('"./', `"${base}`).replaceAll(/<meta name="base-path"[^>]*>/g, '');
  return moved.replace(/<head[^>]*>/, (head) => `${head}\n    ${meta}`);
}

function wantsPage(context: Context, path: string): boolean {
  return !path.startsWith('api/') && !path.startsWith('assets/') && context.get('Accept').includes('text/html');
}

/** Not ours, but for the base path written without its last slash. */
function sendOutside(context: Context, base: string): void {
  if (`${context.path}/` === base) {
    context.status = 308;
    context.set('Location', base);
    return;
  }
  sendProblem(context, 'not-found');
}

/** Not asked for again as long as it is the same. */
function sendFile(context: Context, file: SiteFile, path: string): void {
  context.status = 200;
  context.set('ETag', file.etag);
  // Vite names what is in `assets` by its content.
  context.set('Cache-Control', path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (context.fresh) context.status = 304;
  else send(context, file);
}

function sendMissing(context: Context, index: SiteFile): void {
  context.status = 404;
  context.set('Cache-Control', 'no-cache');
  send(context, index);
}

function send(context: Context, file: SiteFile): void {
  context.vary('Accept-Encoding');
  context.type = file.type;
  const { compressed } = file;
  const encoding = compressed && SMALLEST_FIRST.find((one) => context.acceptsEncodings(one) === one);
  if (encoding) {
    context.set('Content-Encoding', encoding);
    context.body = compressed[encoding];
  } else context.body = file.body;
}
