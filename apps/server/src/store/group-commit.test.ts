import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Moment } from '../moments.ts';
import { newRoom } from '../rooms/room.ts';
import { insertSecret } from './proof-rows.ts';
import { insertRoom, readRoom } from './room-rows.ts';
import { openStore, type Store } from './store.ts';

const together: number[] = [];
let fail: Moment | null = null;
let store: Store;
beforeEach(async () => {
  together.length = 0;
  fail = null;
  store = await openStore(':memory:', {
    watch: { committed: (writes) => together.push(writes), waited: () => {} },
    passing: (moment) => {
      if (moment === fail) throw new Error(`failed at ${moment}`);
    },
  });
});
afterEach(() => store.close());

const write = (code: string) => store.write((db) => insertRoom(db, newRoom(code), 0));
const codes = async () =>
  (await Promise.all(['333333', '444444', '777777'].map((code) => readRoom(store.db, code)))).map((room) => room?.code);

test('writes that wait at the same time share a transaction', async () => {
  expect(await Promise.all(['333333', '444444', '777777'].map(write))).toEqual([true, true, true]);
  expect(together).toEqual([3]);
  await write('999999');
  expect(together).toEqual([3, 1]);
});

test('one that fails leaves nothing, and the others stand', async () => {
  const outcomes = await Promise.allSettled([
    write('333333'),
    store.write(async (db) => {
      await insertRoom(db, newRoom('444444'), 0);
      throw new Error('ours');
    }),
    store.write((db) => sql`insert into nowhere values (1)`.execute(db)),
    write('777777'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await codes()).toEqual(['333333', undefined, '777777']);
});

test('one that contradicts what is there only at the commit does not take the others along', async () => {
  const outcomes = await Promise.allSettled([
    write('333333'),
    // Its place is not there, which is looked at in the end.
    store.write((db) => insertSecret(db, { code: '444444', place: 0 }, 'hash', 0)),
    write('777777'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await codes()).toEqual(['333333', undefined, '777777']);
});

test.each(['begun', 'written', 'committing'] as const)(
  'a transaction that fails when %s leaves nothing',
  async (moment) => {
    fail = moment;
    const outcomes = await Promise.allSettled([write('333333'), write('444444')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fail = null;
    expect(await codes()).toEqual([undefined, undefined, undefined]);
    expect(await write('333333')).toBe(true);
  },
);

test('a store that closes first finishes what was asked', async () => {
  const asked = write('333333');
  await store.close();
  expect(await asked).toBe(true);
  store = await openStore(':memory:');
});
