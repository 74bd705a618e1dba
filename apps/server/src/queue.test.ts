import { expect, test } from 'vitest';
import { queues } from './queue.ts';

/** A task that ends when it is told to. */
function task(name: string, log: string[]) {
  const ends: (() => void)[] = [];
  const ended = new Promise<void>((resolve) => {
    ends.push(resolve);
  });
  const run = async () => {
    log.push(`${name} begins`);
    await ended;
    log.push(`${name} ends`);
    return name;
  };
  return { run, end: () => ends[0]?.() };
}

test('tasks of one key run one after another, those of others beside them', async () => {
  const log: string[] = [];
  const queue = queues(10);
  const [a, b, c] = ['a', 'b', 'c'].map((name) => task(name, log));
  const results = [
    queue.run('one', a?.run ?? fail),
    queue.run('one', b?.run ?? fail),
    queue.run('other', c?.run ?? fail),
  ].map(queued);
  b?.end();
  c?.end();
  await results[2];
  a?.end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends']);
});

test('a failure is told to who asked, and the next in line runs all the same', async () => {
  const queue = queues(10);
  const failing = queue.run('one', fail);
  const next = queue.run('one', async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  await queue.idle();
});

test('takes only so many that wait, and forgets the key when none does', async () => {
  const queue = queues(2);
  const first = task('first', []);
  const waiting = [queue.run('one', first.run), queue.run('one', async () => 'second')].map(queued);
  expect(queue.run('one', fail)).toBeNull();
  first.end();
  await Promise.all(waiting);
  await queue.idle();
  expect(await queue.run('one', async () => 'again')).toBe('again');
});

function queued<Result>(result: Promise<Result> | null): Promise<Result> {
  if (result === null) throw new Error('It was not queued.');
  return result;
}

async function fail(): Promise<never> {
  throw new Error('no');
}
