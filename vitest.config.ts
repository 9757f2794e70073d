import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isolatedTests } from './scripts/testing/isolated-tests.ts';

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // Unit tests run server code outside a bundler, where the marker would throw.
  'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
};

/** Vitest's own limit of a second for `expect.poll` is a race on a busy machine. */
const expect = { poll: { timeout: 30_000 } };

/** Test files that get modules of their own. */
const ISOLATED = {
  unit: isolatedTests('tests/unit'),
  api: [...isolatedTests('tests/api'), ...isolatedTests('tests/access')],
};

/** What both parts of the unit tests have in common. */
const unit = {
  testTimeout: 120_000,
  expect,
  hookTimeout: 120_000,
  // A thread a file starts in less processor time than a process a file (56 against 67 s for all of them).
  pool: 'threads',
  // Vitest leaves a core idle, which of two is half of the machine.
  maxWorkers: Math.max(2, availableParallelism() - 1),
} as const;

/** What both parts of the API tests have in common. One file at a time: some change what all see in the store they share. */
const api = { testTimeout: 120_000, expect, hookTimeout: 120_000, maxWorkers: 1 } as const;

/**
 * `unit` and `unit-isolated` (together the step `unit`) and `packages` need nothing running; `api` and `api-isolated` (together
 * the step `api`) speak HTTP to the store that scripts/test.ts starts; `stack` starts whole demos of its own, and `prove` a
 * store that it kills.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ISOLATED.unit,
          // Loading the modules anew for each file takes longer than most of its tests.
          isolate: false,
          setupFiles: ['tests/support/leave-no-trace.ts'],
        },
      },
      {
        resolve: { alias },
        test: { ...unit, name: 'unit-isolated', include: ISOLATED.unit },
      },
      {
        extends: './packages/vitest.config.ts',
        test: { name: 'packages', include: ['packages/*/tests/**/*.test.ts'] },
      },
      {
        resolve: { alias },
        test: {
          ...api,
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/access/**/*.test.ts'],
          exclude: ISOLATED.api,
          isolate: false,
          setupFiles: ['tests/support/leave-no-trace.ts'],
        },
      },
      {
        resolve: { alias },
        test: { ...api, name: 'api-isolated', include: ISOLATED.api },
      },
      {
        resolve: { alias },
        test: {
          name: 'stack',
          include: ['tests/stack/**/*.test.ts'],
          testTimeout: 240_000,
          expect,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'prove',
          include: ['tests/prove/**/*.test.ts'],
          testTimeout: 240_000,
          expect,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
