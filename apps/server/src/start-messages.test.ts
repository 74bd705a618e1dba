import { describe, expect, test } from 'vitest';
import { configSchema } from './config.ts';
import { whatRuns, whyNotStarted } from './start-messages.ts';

const server = {
  url: 'http://localhost:8080/sub/',
  port: 8080,
  storedIn: 'data/spice-road.sqlite',
  close: async () => {},
  [Symbol.asyncDispose]: async () => {},
};

describe('the line at the start', () => {
  test.each([
    { environment: { HOST: '127.0.0.1' }, ends: /Open http:\/\/localhost:8080\/sub\/$/ },
    {
      environment: { PUBLIC_URL: 'https://spice.example.org', BASE_PATH: '/sub' },
      ends: /Open https:\/\/spice\.example\.org\/sub\/$/,
    },
    {
      environment: {},
      ends: /Open http:\/\/localhost:8080\/sub\/(, in your network http:\/\/\d+\.\d+\.\d+\.\d+:8080\/)?$/,
    },
  ])('with $environment says where to go', ({ environment, ends }) => {
    const line = whatRuns('1.2.3', server, configSchema.parse(environment));
    expect(line).toMatch(/^Spice Road 1\.2\.3 on port 8080, storing in data\/spice-road\.sqlite\. /);
    expect(line).toMatch(ends);
    expect(line).not.toContain('\n');
  });
});

describe('what kept it from starting is one sentence', () => {
  test.each([
    { code: 'EADDRINUSE', says: 'Port 8080 is in use by another program. Choose another with PORT=8081, say.' },
    { code: 'EACCES', says: 'Port 8080 or the folder ./data may not be used by this account.' },
    { code: 'EADDRNOTAVAIL', says: 'This machine has no address 10.9.9.9 to listen on; look at HOST.' },
    { code: 'EOTHER', says: 'The server could not start: it broke' },
  ])('$code', ({ code, says }) => {
    const error = Object.assign(new Error('it broke'), { code });
    expect(whyNotStarted(error, configSchema.parse({ HOST: '10.9.9.9' }))).toBe(says);
  });
});
