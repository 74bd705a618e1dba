import { expect, test } from 'vitest';
import { pathOf, routeOf } from './route.ts';

test.each([
  { path: '/', base: '/', route: { page: 'home' } },
  { path: '/r/K7Q3MX', base: '/', route: { page: 'room', code: 'K7Q3MX' } },
  { path: '/r/k7q-3mx/', base: '/', route: { page: 'room', code: 'K7Q3MX' } },
  { path: '/R/K7Q3MX', base: '/', route: { page: 'room', code: 'K7Q3MX' } },
  { path: '/r/k7q%203mx', base: '/', route: { page: 'room', code: 'K7Q3MX' } },
  { path: '/r/O0O0O0', base: '/', route: { page: 'no-such-code', typed: 'O0O0O0' } },
  { path: '/r/%E0%A4%A', base: '/', route: { page: 'no-such-code', typed: '%E0%A4%A' } },
  { path: '/r', base: '/', route: { page: 'missing' } },
  { path: '/r/K7Q3MX/more', base: '/', route: { page: 'missing' } },
  { path: '/solo', base: '/', route: { page: 'solo', id: null } },
  { path: '/solo/', base: '/', route: { page: 'solo', id: null } },
  { path: '/games/solo/ab%20c', base: '/games/', route: { page: 'solo', id: 'ab c' } },
  { path: '/solo/abc/d', base: '/', route: { page: 'missing' } },
  { path: '/about', base: '/', route: { page: 'missing' } },
  { path: '/games/', base: '/games/', route: { page: 'home' } },
  { path: '/games', base: '/games/', route: { page: 'home' } },
  { path: '/games/r/K7Q3MX', base: '/games/', route: { page: 'room', code: 'K7Q3MX' } },
  { path: '/r/K7Q3MX', base: '/games/', route: { page: 'missing' } },
])('$path under $base', ({ path, base, route }) => {
  expect(routeOf(path, base)).toEqual(route);
});

test.each([
  { page: 'room', code: 'K7Q3MX' },
  { page: 'solo', id: null },
  { page: 'solo', id: 'a/b c' },
] as const)('the path of $page leads back to it', (route) => {
  expect(routeOf(pathOf(route, '/games/'), '/games/')).toEqual(route);
});
