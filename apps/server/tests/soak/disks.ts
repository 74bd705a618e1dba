// Disks that fail under a server, and come back: mounted ones, which `npm test` makes do without where it may not mount.
import { createServer, readConfig } from '../../src/server.ts';
import { onFailingDisk, onFullDisk, privilegeToMount, type ServerOnDisk } from '../support/disks.ts';
import { corrupting, expectToRideOut, locking, type Trouble } from '../support/trouble.ts';
import type { Figure } from './figure.ts';
import { soakFolder } from './folder.ts';

export async function soakDisks({ times }: { times: number }): Promise<Figure[]> {
  const privilege = privilegeToMount();
  const full = await rideOut(times, onFullDisk);
  const figures: Figure[] = [{ what: `a full disk (${full})`, value: times, unit: 'times' }];
  if (privilege === 'root') {
    const failing = await rideOut(times, onFailingDisk);
    figures.push({
      what: `a disk that turned read-only with the store open (${failing})`,
      value: times,
      unit: 'times',
    });
  } else console.error('A disk that turns read-only was left out: that takes root.');
  for (const [what, troubleOf] of [
    ['a locked store', locking],
    ['a corrupt store', corrupting],
  ] as const) {
    for (let time = 0; time < times; time += 1) await rideOutIn(troubleOf);
    figures.push({ what, value: times, unit: 'times' });
  }
  return [
    ...figures,
    {
      what: '… ridden out: refused, nothing shown, and it went on by itself',
      value: times * figures.length,
      unit: 'times',
    },
  ];
}

async function rideOut(times: number, make: (folder: string) => Promise<ServerOnDisk>): Promise<string> {
  let by = '';
  for (let time = 0; time < times; time += 1) {
    using folder = soakFolder();
    await using server = await make(folder.path);
    await expectToRideOut(server.url, server.trouble);
    ({ by } = server);
  }
  return by;
}

async function rideOutIn(troubleOf: (folder: string) => Trouble): Promise<void> {
  using folder = soakFolder();
  const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder.path, LIMITS: '0', LOG_LEVEL: 'silent' });
  if (!reading.ok) throw new Error(reading.complaints.join(' '));
  await using server = await createServer(reading.config);
  await expectToRideOut(server.url, troubleOf(folder.path));
}
