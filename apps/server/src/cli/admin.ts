// For whoever runs the server: `admin backup FILE`, `restore FILE`, `check`, `list`, `purge`. DATA_DIR says where.
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { expiryFrom } from '../rooms/expiry.ts';
import { UnfitStore } from '../store/lock.ts';
import { storePath } from '../store/store.ts';
import { backUp, restore } from './admin-backup.ts';
import { checkMatches } from './admin-check.ts';
import { listRooms, purgeExpired, purgeRooms } from './admin-rooms.ts';

const USAGE = `Say one of
  admin backup FILE      writes the whole store into FILE, also while the server runs
  admin restore FILE     puts a backup in place of the store; stop the server first
  admin check            replays every match from its log and compares
  admin list             tells all rooms, one JSON object a line
  admin purge CODE…      removes rooms for good
  admin purge --expired  removes the rooms that have expired`;

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // Sentences are for people; anything else is a fault of ours or of the disk, and its message is all there is.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UnfitStore ? 1 : 3;
}

async function run(args: readonly string[]): Promise<number> {
  const reading = readConfig(process.env);
  if (!reading.ok) throw new UnfitStore(reading.complaints.join('\n'));
  const path = storePath(reading.config.DATA_DIR);
  if (path === ':memory:') throw new UnfitStore('DATA_DIR is :memory:, so there is no store.');
  const expiry = expiryFrom(reading.config);
  const { command, words, expired } = parsed(args);
  const [first] = words;
  if (command === 'backup' && first !== undefined && words.length === 1) return backUp(path, first, say);
  if (command === 'restore' && first !== undefined && words.length === 1) return restore(path, first, say);
  if (command === 'check' && words.length === 0) return checkMatches(path, say);
  if (command === 'list' && words.length === 0) return listRooms(path, expiry, say);
  if (command === 'purge' && expired && words.length === 0) return purgeExpired(path, expiry, say);
  if (command === 'purge' && !expired && words.length > 0) return purgeRooms(path, words, say);
  process.stderr.write(`${USAGE}\n`);
  return 2;
}

function parsed(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { expired: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [command = '', ...words] = positionals;
    return { command, words, expired: values.expired };
  } catch {
    return { command: '', words: [], expired: false };
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
