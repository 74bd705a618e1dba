// The server of production on a folder of its own, with two differences: chance deals the scripted game, and there are no
// limits, which are meant for people and not for clients that never pause to think.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, readConfig } from '../apps/server/src/server.ts';
import { root } from '../scripts/root.ts';
import { readScript } from './script.ts';

const { decks } = readScript();
// Beside the repository and not in the system's folder for temporary files, which may be memory.
mkdirSync(join(root, 'data'), { recursive: true });
const folder = mkdtempSync(join(root, 'data/bench-'));
process.once('exit', () => {
  rmSync(folder, { recursive: true });
});

const reading = readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn', LIMITS: '0' });
if (!reading.ok) throw new Error(reading.complaints.join(' '));
const server = await createServer(reading.config, {
  deal: (places) => ({ decks, seats: places }),
});

process.once('disconnect', () => {
  void server.close();
});
process.send?.({ url: `http://127.0.0.1:${server.port}` });
