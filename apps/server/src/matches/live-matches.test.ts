import { expect, test } from 'vitest';
import { layMatch } from '../boardgameio.ts';
import { newRoom, withPlace } from '../rooms/room.ts';
import { newMatchId } from '../rooms/secrets.ts';
import { insertMatch, renameSeat } from '../store/match-rows.ts';
import { insertRoom } from '../store/room-rows.ts';
import { openStore, type Store } from '../store/store.ts';
import { dealAtRandom } from './deal.ts';
import { liveMatches } from './live-matches.ts';

const CODE = '777777';
const NOW = Date.UTC(2026, 0, 1);

let matches = 0;

async function storedMatch(store: Store): Promise<string> {
  const id = newMatchId();
  matches += 1;
  const number = matches;
  const setup = { decks: dealAtRandom([0, 1]).decks, openTable: false };
  await store.write((db) =>
    insertMatch(
      db,
      {
        id,
        roomCode: CODE,
        number,
        opening: setup,
        commitment: '0'.repeat(64),
        state: layMatch(2, setup),
        seats: [
          { place: 0, name: 'Ana' },
          { place: 1, name: 'Bo' },
        ],
      },
      NOW,
    ),
  );
  return id;
}

async function storeWithRoom(): Promise<Store> {
  const store = await openStore(':memory:');
  const room = ['Ana', 'Bo'].reduce(
    (before, name, id) => withPlace(before, { id, name, hasLeft: false }),
    newRoom(CODE),
  );
  await store.write((db) => insertRoom(db, room, NOW));
  return store;
}

test('a match that is read while its room changes is read anew the next time', async () => {
  await using store = await storeWithRoom();
  const live = liveMatches(store, 10);
  const id = await storedMatch(store);
  const reading = live.get(id);
  live.forgetRoom(CODE);
  const asItWas = await reading;
  expect(asItWas?.id).toBe(id);
  const asItIs = await live.get(id);
  expect(asItIs).not.toBe(asItWas);
  expect(await live.get(id)).toBe(asItIs);
});

test('an action that was under way when the room changed brings nothing of before back', async () => {
  await using store = await storeWithRoom();
  const live = liveMatches(store, 10);
  const id = await storedMatch(store);
  const match = await live.get(id);
  if (match === null) throw new Error('It was stored.');
  await store.write((db) => renameSeat(db, id, 1, 'Beatrice'));
  live.forgetRoom(CODE);
  live.advance(match, match.state);
  expect((await live.get(id))?.seats[1]?.name).toBe('Beatrice');
});

test('the matches used longest ago are the first to be read anew', async () => {
  await using store = await storeWithRoom();
  const live = liveMatches(store, 2);
  const ids = [await storedMatch(store), await storedMatch(store), await storedMatch(store)] as const;
  const first = await live.get(ids[0]);
  const second = await live.get(ids[1]);
  expect(await live.get(ids[0])).toBe(first);
  await live.get(ids[2]);
  expect(await live.get(ids[0])).toBe(first);
  expect(await live.get(ids[1])).not.toBe(second);
  expect(await live.get(ids[1])).toEqual(second);
});
