// Rooms come and go for years, by a clock of our own: memory and disk must not grow.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, readConfig } from '../../src/server.ts';
import { handClock } from '../support/hand-clock.ts';
import { createRoom } from '../support/http.ts';
import { startMatch } from '../support/match.ts';
import { settledMemory } from '../support/memory.ts';
import { pause } from '../support/until.ts';
import type { Figure } from './figure.ts';
import { soakFolder } from './folder.ts';

const DAY = 24 * 60 * 60 * 1000;
const ROOMS_A_SEASON = 40;

export async function soakFlatness({ seconds }: { seconds: number }): Promise<Figure[]> {
  using folder = soakFolder();
  const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path, LIMITS: '0', LOG_LEVEL: 'error' });
  if (!reading.ok) throw new Error(reading.complaints.join(' '));
  const clock = handClock();
  await using server = await createServer(reading.config, { clock });
  const end = Date.now() + seconds * 1000;
  const disk: number[] = [];
  const memory: number[] = [];
  for (let season = 0; season < 6 || Date.now() < end; season += 1) {
    for (let room = 0; room < ROOMS_A_SEASON; room += 1)
      await (room % 2 === 0 ? createRoom(server.url) : startMatch(server.url, 3));
    clock.moveOn(91 * DAY);
    await pause(300);
    disk.push(
      statSync(join(folder.path, 'spice-road.sqlite')).size + statSync(join(folder.path, 'spice-road.sqlite-wal')).size,
    );
    memory.push(settledMemory());
  }
  for (const [what, sizes] of Object.entries({ disk, memory })) {
    const [early, late] = [sizes.slice(1, 4), sizes.slice(-3)];
    if (Math.max(...late) > Math.max(...early) * 1.5) throw new Error(`The ${what} grows: ${sizes.join(', ')}.`);
  }
  return [
    { what: 'seasons of forty rooms that came and expired', value: disk.length, unit: 'seasons' },
    { what: '… disk after the third', value: megabytes(disk[2]), unit: 'MB' },
    { what: '… disk after the last', value: megabytes(disk.at(-1)), unit: 'MB' },
    { what: '… memory in use after the third, tests included', value: megabytes(memory[2]), unit: 'MB' },
    { what: '… memory in use after the last', value: megabytes(memory.at(-1)), unit: 'MB' },
  ];
}

function megabytes(bytes: number | undefined): number {
  return Math.round(((bytes ?? 0) / 1024 / 1024) * 10) / 10;
}
