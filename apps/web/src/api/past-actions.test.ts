import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { pastActionsAt } from './past-actions.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A server whose log has these pages, by the state they end before; counts how often it was asked. */
async function serveLog(pageBefore: (before: string | null) => object): Promise<{ log: URL; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.end(JSON.stringify(pageBefore(new URL(request.url ?? '', 'http://log').searchParams.get('before'))));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  cleanups.push(() => server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on a port');
  return { log: new URL(`http://127.0.0.1:${address.port}/log`), asked: () => asked };
}

function rest(stateId: number): object {
  const payload = { type: 'rest', args: [], playerID: '1' };
  return { _stateID: stateId, action: { payload }, metadata: { round: 3, events: [] } };
}

test('the pages of a log are put together, oldest first', async () => {
  const { log } = await serveLog((before) =>
    before === null ? { entries: [rest(1), rest(2)], hasOlder: true } : { entries: [rest(0)], hasOlder: false },
  );
  const past = await pastActionsAt(log);
  expect(past?.map(({ stateId, seat, action }) => [stateId, seat, action.type])).toEqual([
    [0, 1, 'rest'],
    [1, 1, 'rest'],
    [2, 1, 'rest'],
  ]);
});

test.each([
  { told: 'the same page again and again', entries: [rest(5)] },
  { told: 'empty pages', entries: [] },
])('a log that promises more and gives $told is given up', async ({ entries }) => {
  const { log, asked } = await serveLog(() => ({ entries, hasOlder: true }));
  expect(await pastActionsAt(log)).toBeNull();
  expect(asked()).toBeLessThanOrEqual(2);
});
