import { defineConfig } from 'vitest/config';

/** How the tests of every package run: alone, from the package's folder, and as the project `packages` of the root. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    // Vitest's own limit of a second for `expect.poll` is a race on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    // Most of their time they wait for a browser or a process, so more workers than cores are faster.
    maxWorkers: 2,
  },
});
