import { expect, test } from 'vitest';
import { configSchema, readConfig } from './config.ts';

test('nothing set is a whole configuration', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: { PORT: 8080, DATA_DIR: './data', BASE_PATH: '/', TRUST_PROXY: 0, LOG_LEVEL: 'info' },
  });
  expect(readConfig({ PORT: '', HOST: '', PUBLIC_URL: '' })).toEqual(readConfig({}));
});

test.each([
  { given: '/', read: '/' },
  { given: 'sub', read: '/sub/' },
  { given: '/sub', read: '/sub/' },
  { given: '/a/b/', read: '/a/b/' },
  { given: '//a//b', read: '/a/b/' },
])('BASE_PATH $given is $read', ({ given, read }) => {
  expect(readConfig({ BASE_PATH: given })).toMatchObject({ config: { BASE_PATH: read } });
});

test.each([
  { given: 'https://spice.example.org', read: 'https://spice.example.org' },
  { given: 'https://Spice.example.org:8443/', read: 'https://spice.example.org:8443' },
])('PUBLIC_URL $given is $read', ({ given, read }) => {
  expect(readConfig({ PUBLIC_URL: given })).toMatchObject({ config: { PUBLIC_URL: read } });
});

test.each([
  { PORT: '1.5' },
  { PORT: '-1' },
  { BASE_PATH: '/../x' },
  { BASE_PATH: '/"><script>' },
  { PUBLIC_URL: 'ftp://example.org' },
  { PUBLIC_URL: 'https://example.org/sub' },
  { TRUST_PROXY: '-1' },
  { LOG_LEVEL: 'all' },
])('%o is refused with a sentence that names the setting', (environment) => {
  const reading = readConfig(environment);
  expect(reading.ok ? [] : reading.complaints).toEqual([
    expect.stringMatching(new RegExp(`^${Object.keys(environment)[0]}: .+\\.$`)),
  ]);
});

test('each setting says what it is for', () => {
  for (const option of Object.values(configSchema.shape)) expect(option.description).toMatch(/\.$/);
});
