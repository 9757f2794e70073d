import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    // Vitest's own limit of a second for `expect.poll` is a race on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    // Most of their time they wait for a browser or a process.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    // A worker that loads its modules once takes a tenth less processor time; no test here changes one.
    isolate: false,
  },
});
