import { isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { forwardedBy } from './address.ts';

/**
 * Whom limits count: the address a request came from or, behind our own proxies, what the outermost of them wrote. Without
 * `TRUST_PROXY` nothing that a client writes changes it. Of IPv6 a household has a whole /64.
 */
export function clientAddressOf(
  { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>,
  {
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
): string {
  const forwarded = plain(forwardedBy(headers['x-forwarded-for'], TRUST_PROXY) ?? '');
  const address = isIP(forwarded) === 0 ? plain(socket.remoteAddress ?? '') : forwarded;
  return isIP(address) === 6 ? networkOf(address) : address;
}

/** Without a port, brackets, or IPv6 around IPv4. */
function plain(written: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(written)?.[1] ?? written;
  return bare.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const filling = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...filling, ...after].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}
