import type { Context, Middleware } from 'koa';
import { sendProblem } from './problems.ts';
import { readSite, type SiteFile } from './site-files.ts';

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
    const isPage = path === '' || path === 'index.html' || /^r\/[^/]*$/.test(path);
    const file = isPage ? undefined : files.get(path);
    if (file) sendFile(context, file, path);
    // A page that does not exist says so itself, in the client's words. A link to an unknown room is such a page too.
    else if (index && (isPage || wantsPage(context, path))) sendPage(context, index, isPage ? 200 : 404);
    else sendProblem(context, 'not-found');
  };
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

function sendPage(context: Context, index: SiteFile, status: 200 | 404): void {
  send(context, index, 'no-cache');
  // Koa makes a matching ETag a 304, and that must not turn a missing page into a found one.
  if (context.status === 200) context.status = status;
}

function sendFile(context: Context, file: SiteFile, path: string): void {
  // Vite names what is in `assets` by its content.
  send(context, file, path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
}

function send(context: Context, file: SiteFile, caching: string): void {
  context.set('Cache-Control', caching);
  context.set('ETag', file.etag);
  context.vary('Accept-Encoding');
  context.status = 200;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  context.type = file.type;
  const encoding = file.compressed ? context.acceptsEncodings('br', 'gzip', 'identity') : 'identity';
  if (file.compressed && (encoding === 'br' || encoding === 'gzip')) {
    context.set('Content-Encoding', encoding);
    context.body = file.compressed[encoding];
  } else context.body = file.body;
}
