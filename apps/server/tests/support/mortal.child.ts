// The server of production, with a way to die: it kills itself at a moment of a write that its parent chose. It starts only
// when it is told to, so that one can be ready before it is needed.
import { once } from 'node:events';
import { type Moment, MOMENTS } from '../../src/moments.ts';
import { createServer, readConfig } from '../../src/server.ts';

let deathAt: Moment | null = null;
let passes = 0;

await once(process, 'message');
const reading = readConfig({ HOST: '127.0.0.1', PORT: '0', LIMITS: '0', LOG_LEVEL: 'error', ...process.env });
if (!reading.ok) throw new Error(reading.complaints.join(' '));
const server = await createServer(reading.config, {
  passing: (moment) => {
    if (moment !== deathAt) return;
    passes -= 1;
    if (passes <= 0) process.kill(process.pid, 'SIGKILL');
  },
});

process.on('message', (message) => {
  const { moment, after } = Object(message);
  deathAt = MOMENTS.find((each) => each === moment) ?? null;
  passes = Number(after);
});
process.on('disconnect', () => {
  void server.close();
});
process.send?.({ url: server.url });
