import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

// `npm run e2e` has made sure that there is one, or said what to install.
const chromium = findChromium();
const isRoot = process.getuid?.() === 0;

/** Hundreds of states of the table, without a server. */
const GALLERY = [
  'accessible-table.spec.ts',
  'coach.spec.ts',
  'composing.spec.ts',
  'less-motion.spec.ts',
  'moving-pieces.spec.ts',
  'one-screen.spec.ts',
  'steady.spec.ts',
  'sound-button.spec.ts',
  'still-layers.spec.ts',
  'tags.spec.ts',
  'without-colours.spec.ts',
];
const LOOK = 'look.spec.ts';
/** Longer games and tours, left to `npm run long` so that `npm test` takes less than ten minutes; what lands passes both. */
const LONG = [
  'accessible-pages.spec.ts',
  'back-and-forward.spec.ts',
  'bots.spec.ts',
  'comfort.spec.ts',
  'help-in-rooms.spec.ts',
  'hidden-tab.spec.ts',
  'last-move.spec.ts',
  'names.spec.ts',
  'newcomer.spec.ts',
  'old-tables.spec.ts',
  'refresh.spec.ts',
  'room-life.spec.ts',
  'whole-games-at-length.spec.ts',
  'wire.spec.ts',
  'without-mouse.spec.ts',
];

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // A test that passes at the second try is a bug of the test or of the game, unless Node itself crashed: the reporter says.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A step that does not come to pass fails long before; a whole test may be slow where the machine is busy.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./scripts/crash-reporter.ts']],
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  projects: [
    { name: 'people', testIgnore: [...GALLERY, LOOK, ...LONG] },
    { name: 'long', testMatch: LONG },
    { name: 'gallery', testMatch: GALLERY },
    // Pictures, compared with those in `looks`: another system or Chromium draws letters otherwise.
    { name: 'look', testMatch: LOOK },
  ],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromium === null ? {} : { executablePath: chromium }),
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        // The tests need no network beyond this machine, and Chromium is told not to look for one.
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The same letters whatever the machine thinks of hinting.
        '--font-render-hinting=none',
      ],
    },
  },
});
