import packageJson from '../package.json' with { type: 'json' };
import { readConfig } from './config.ts';
import { createServer } from './server.ts';
import { whatRuns, whyNotStarted } from './start-messages.ts';

const reading = readConfig(process.env);
if (!reading.ok) {
  for (const complaint of reading.complaints) console.error(complaint);
  process.exit(2);
}
const { config } = reading;

const server = await createServer(config).catch((error: unknown) => {
  console.error(whyNotStarted(error, config));
  process.exit(1);
});
console.log(whatRuns(packageJson.version, server, config));

// Everything is caught where it happens. Should something slip through, the matches of all others go on.
process.on('uncaughtException', (error) => {
  console.error(error);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Whoever asks a second time means it.
    process.once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), 9000).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
