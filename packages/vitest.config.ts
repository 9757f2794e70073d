import { defineConfig } from 'vitest/config';

/** How the tests of every package run: alone, from the package's folder, and as the project `packages` of the root. */
export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Most of their time they wait for a browser or a process, which one worker on two cores would do in turn.
    maxWorkers: 2,
  },
});
