import { expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const of = (proxies: number, remoteAddress: string, forwarded?: string) =>
  clientAddressOf(
    { TRUST_PROXY: proxies },
    { socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
  );

test.each([
  { address: '192.0.2.7', counted: '192.0.2.7' },
  { address: '::ffff:192.0.2.7', counted: '192.0.2.7' },
  { address: '2001:db8:0:42:aaaa:bbbb:cccc:dddd', counted: '2001:db8:0:42::/64' },
  { address: '2001:0DB8::1', counted: '2001:db8:0:0::/64' },
  { address: '::1', counted: '0:0:0:0::/64' },
  { address: 'fe80::1%eth0', counted: 'fe80:0:0:0::/64' },
])('$address is counted as $counted', ({ address, counted }) => {
  expect(of(0, address)).toBe(counted);
});

test('without proxies of ours nothing a client writes is believed', () => {
  for (const forwarded of ['203.0.113.9', '203.0.113.9, 203.0.113.10', '__proto__', '']) {
    expect(of(0, '192.0.2.7', forwarded)).toBe('192.0.2.7');
  }
});

test.each([
  { proxies: 1, forwarded: 'spoofed, 203.0.113.9', counted: '203.0.113.9' },
  { proxies: 1, forwarded: '198.51.100.1, 203.0.113.9', counted: '203.0.113.9' },
  { proxies: 2, forwarded: '198.51.100.1, 203.0.113.9', counted: '198.51.100.1' },
  { proxies: 1, forwarded: '203.0.113.9:4711', counted: '203.0.113.9' },
  { proxies: 1, forwarded: '[2001:db8::1]:4711', counted: '2001:db8:0:0::/64' },
  { proxies: 1, forwarded: 'unknown', counted: '192.0.2.7' },
  { proxies: 1, forwarded: '', counted: '192.0.2.7' },
])('behind $proxies of ours “$forwarded” is $counted', ({ proxies, forwarded, counted }) => {
  expect(of(proxies, '192.0.2.7', forwarded)).toBe(counted);
});
