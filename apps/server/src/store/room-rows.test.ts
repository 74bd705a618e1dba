import { expect, test } from 'vitest';
import { newRoom, type Place, withPlace } from '../rooms/room.ts';
import { insertRoom, readRoom, updateRoom } from './room-rows.ts';
import { openStore } from './store.ts';

const NOW = Date.UTC(2026, 0, 1);
const PEOPLE: readonly Place[] = [
  { id: 0, name: 'Ana', hasLeft: false },
  { id: 1, name: 'Bo', hasLeft: false },
];

test('bots are read as they were written, and stand-ins come and go', async () => {
  await using store = await openStore(':memory:');
  const places = async () => (await readRoom(store.db, '777777'))?.places;
  const room = [...PEOPLE, { id: 2, name: 'Clove', hasLeft: false, bot: 'expert' } as const].reduce(
    withPlace,
    newRoom('777777'),
  );
  await store.write((db) => insertRoom(db, room, NOW));
  expect(await places()).toEqual(room.places);
  const replaced: Place = { id: 1, name: 'Bo', hasLeft: true, standIn: { level: 'skilled', from: NOW + 1 } };
  const after = withPlace(room, replaced);
  await store.write((db) => updateRoom(db, room, after, NOW));
  expect(await places()).toEqual(after.places);
  const alone = withPlace(after, { id: 1, name: 'Bo', hasLeft: false });
  await store.write((db) => updateRoom(db, { ...after, version: 2 }, alone, NOW));
  expect(await places()).toEqual(alone.places);
});
