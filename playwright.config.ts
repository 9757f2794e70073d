import { availableParallelism } from 'node:os';
import { BROWSER_FLAGS } from '@forgeline/emulator-kit/testing/browser-flags';
import { defineConfig, devices } from '@playwright/test';

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Of another shop than the demo's: scripts/testing/other-shop.ts. */
const RESULTS = process.env.TEST_RESULTS ?? 'test-results';

/** Journeys in a real Chromium against the store that scripts/test.ts starts and names in the environment. */
export default defineConfig({
  testDir: process.env.TEST_JOURNEYS ?? 'tests/e2e',
  outputDir: `${RESULTS}/e2e`,
  fullyParallel: true,
  // A worker, its browser and the store's work for it keep two cores busy.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  forbidOnly: Boolean(process.env.CI),
  // None, unless asked for (.ci/run): a journey that passes only at its second try is a bug to find.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${RESULTS}/e2e.json` }]],
  use: {
    baseURL: process.env.STORE_URL ?? 'http://localhost:3000',
    // To record every run in full costs more than the run; the second one of a failed test, where there is one, is recorded.
    trace: 'on-first-retry',
    // Motion is not what these tests are about, and waiting for it to end would be most of them.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // Pages of one site share a process, which has compiled the store's scripts (tests/support/pages/reused-page.ts).
      args: [...BROWSER_FLAGS, '--process-per-site'],
    },
  },
  // `npm test` runs the core; the rest are all others, and what people do on phones (@phone) once more in that size.
  projects: [
    { name: 'core', use: DESKTOP, grep: /@core/ },
    { name: 'desktop', use: DESKTOP, grepInvert: /@core/ },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
});
