import { expect, test } from 'vitest';
import { configSchema } from '../config.ts';
import { isAllowedOrigin, linkOf, originOf } from './address.ts';

const config = (environment: object = {}) => configSchema.parse(environment);
const incoming = (headers: Record<string, string>, isEncrypted = false) => ({ headers, isEncrypted });

test.each([
  { name: 'the host the browser asked for', headers: { host: 'spice.lan:8080' }, origin: 'http://spice.lan:8080' },
  { name: 'nothing sensible', headers: {}, origin: 'http://localhost' },
  { name: 'a host that is none', headers: { host: '<script>' }, origin: 'http://localhost' },
  { name: 'a host with a path', headers: { host: 'a/b?c' }, origin: 'http://a' },
  {
    name: 'what anybody may write',
    headers: { host: 'spice.lan', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    origin: 'http://spice.lan',
  },
])('without settings a link is made from $name', ({ headers, origin }) => {
  expect(originOf(config(), incoming(headers))).toBe(origin);
});

test('TLS of our own and PUBLIC_URL are known', () => {
  expect(originOf(config(), incoming({ host: 'spice.lan' }, true))).toBe('https://spice.lan');
  const given = config({ PUBLIC_URL: 'https://spice.example.org', BASE_PATH: '/sub' });
  expect(linkOf(given, incoming({ host: 'evil.example' }), '777777')).toBe('https://spice.example.org/sub/r/777777');
});

test.each([
  { proxies: '1', host: 'b.example' },
  { proxies: '2', host: 'a.example' },
  { proxies: '3', host: 'evil.example' },
  { proxies: '9', host: 'evil.example' },
  { proxies: 'true', host: 'evil.example' },
])('behind $proxies proxies the host is $host', ({ proxies, host }) => {
  const headers = {
    host: 'inner',
    'x-forwarded-host': 'evil.example, a.example, b.example',
    'x-forwarded-proto': 'http',
  };
  expect(originOf(config({ TRUST_PROXY: proxies }), incoming(headers))).toBe(`http://${host}`);
});

test.each([
  { origin: undefined, allowed: true },
  { origin: 'http://spice.lan:8080', allowed: true },
  { origin: 'https://spice.lan:8080', allowed: true },
  { origin: 'http://SPICE.lan:8080', allowed: true },
  { origin: 'http://spice.lan', allowed: false },
  { origin: 'http://spice.lan:8080.evil.example', allowed: false },
  { origin: 'null', allowed: false },
  { origin: '', allowed: false },
])('a page of $origin may connect: $allowed', ({ origin, allowed }) => {
  const headers = { host: 'spice.lan:8080', ...(origin === undefined ? {} : { origin }) };
  expect(isAllowedOrigin(config(), incoming(headers))).toBe(allowed);
});
