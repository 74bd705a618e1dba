import type { Middleware } from 'koa';
import type { Config } from '../config.ts';
import { isSecure } from './address.ts';

/**
 * Scripts come from here alone and none is written into a page; widths and positions are, as style attributes. Pictures
 * within a stylesheet or document (`data:`) are the cubes, and the sign of the house, on the page and on the tab.
 */
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
export function securityHeaders(config: Config): Middleware {
  return async (context, next) => {
    context.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    context.set('X-Content-Type-Options', 'nosniff');
    // The path of a page names its room.
    context.set('Referrer-Policy', 'no-referrer');
    context.set('Cross-Origin-Opener-Policy', 'same-origin');
    context.set('Cross-Origin-Resource-Policy', 'same-origin');
    context.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (isSecure(config, { headers: context.headers, isEncrypted: context.secure }))
      context.set('Strict-Transport-Security', 'max-age=31536000');
    await next();
  };
}
