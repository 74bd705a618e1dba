import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One for each core and one more: integration tests mostly wait, for the network, the disk and clocks.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/server/tests/**/*.test.ts'],
          // Real servers, real sockets: a test waits for the network and the disk.
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
