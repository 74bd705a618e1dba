import type { Middleware } from 'koa';

/** Scripts come from here alone and none is written into a page; widths and positions are, as style attributes. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer says to browsers. */
export const securityHeaders: Middleware = async (context, next) => {
  context.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
  context.set('X-Content-Type-Options', 'nosniff');
  // The path of a page names its room.
  context.set('Referrer-Policy', 'no-referrer');
  context.set('Cross-Origin-Opener-Policy', 'same-origin');
  await next();
};
