import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

/** Where a request came in, as far as links are concerned. */
interface Incoming {
  readonly headers: IncomingHttpHeaders;
  /** TLS ended in this process. */
  readonly isEncrypted: boolean;
}

/** The address people opened: `PUBLIC_URL`, else what the request says of itself. */
export function originOf({ PUBLIC_URL, TRUST_PROXY }: Config, { headers, isEncrypted }: Incoming): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  const forwarded = (name: string) => forwardedBy(headers[name], TRUST_PROXY);
  const protocol = forwarded('x-forwarded-proto') === 'https' || isEncrypted ? 'https' : 'http';
  const host = forwarded('x-forwarded-host') ?? headers.host ?? 'localhost';
  try {
    return new URL(`${protocol}://${host}`).origin;
  } catch {
    return `${protocol}://localhost`;
  }
}

/** Do people reach us over TLS, ours or that of a proxy in front? */
export function isSecure(config: Config, incoming: Incoming): boolean {
  return originOf(config, incoming).startsWith('https:');
}

/** The link to share. It holds no secret. */
export function linkOf(config: Config, incoming: Incoming, code: string): string {
  return `${originOf(config, incoming)}${config.BASE_PATH}r/${code}`;
}

/** May a page of this origin talk to us? No origin is no browser, and then its word would be worth nothing anyway. */
export function isAllowedOrigin(config: Config, incoming: Incoming): boolean {
  const { origin } = incoming.headers;
  if (origin === undefined) return true;
  if (config.PUBLIC_URL !== undefined && origin === config.PUBLIC_URL) return true;
  const hosts = [incoming.headers.host, forwardedBy(incoming.headers['x-forwarded-host'], config.TRUST_PROXY)];
  return hosts.some((host) => host !== undefined && hostOf(origin) === host.toLowerCase());
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** What the outermost of our own proxies wrote; whoever is farther out may write what they like. */
export function forwardedBy(header: string | string[] | undefined, proxies: number): string | undefined {
  const values = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((value) => value.trim());
  const written = proxies === 0 ? undefined : (values.at(-proxies) ?? values[0]);
  return written || undefined;
}
