import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { isCore, needsOwnModules, testFiles } from './scripts/testing/test-files.ts';

const alias = {
  '@': fileURLToPath(new URL('.', import.meta.url)),
  // Unit tests run server code outside a bundler, where the marker would throw.
  'server-only': fileURLToPath(new URL('node_modules/server-only/empty.js', import.meta.url)),
};

/** Vitest's own limit of a second for `expect.poll` is a race on a busy machine. */
const expect = { poll: { timeout: 30_000 } };

const unit = {
  testTimeout: 120_000,
  expect,
  hookTimeout: 120_000,
  // A thread a file starts in less processor time than a process a file (56 against 67 s for all of them).
  pool: 'threads',
  // Vitest leaves a core idle, which of two is half of the machine.
  maxWorkers: Math.max(2, availableParallelism() - 1),
} as const;

/** One file at a time: some change what all see in the store they share. What waits gives up sooner (`eventually`), and says for what. */
const api = { testTimeout: 600_000, expect, hookTimeout: 120_000, maxWorkers: 1 } as const;

/** Whole stores, which share the machine with nothing. */
const stack = { testTimeout: 600_000, expect, hookTimeout: 600_000, fileParallelism: false } as const;

/**
 * Two projects of a suite: the files that share the modules their worker has loaded, since loading them anew for each file takes
 * longer than most of its tests, and those that need modules of their own (`<name>-isolated`). Of unit tests the
 * latter load the project's modules anew for each file, and packages once: a worker for each took three times the processor time. Of
 * calls each has a process, whose end closes its connections and gives up its leases.
 */
function suite(name: string, files: string[], common: typeof unit | typeof api): TestProjectConfiguration[] {
  const isolated = files.filter(needsOwnModules);
  const isUnit = common === unit;
  const quiet = isUnit ? ['tests/support/quiet-log.ts'] : [];
  const setupFiles = ['tests/support/leave-no-trace.ts', ...quiet];
  return [
    {
      resolve: { alias },
      test: { ...common, name, include: files, exclude: isolated, isolate: false, setupFiles },
    },
    {
      resolve: { alias },
      test: {
        ...common,
        name: `${name}-isolated`,
        include: isolated,
        isolate: !isUnit,
        setupFiles: isUnit ? ['tests/support/own-modules.ts', ...quiet] : [],
      },
    },
  ];
}

// Facts of the demo's shop are tested with that one alone.
const unitFiles = [...testFiles('tests/unit'), ...(process.env.TEST_SHOP ? [] : testFiles('tests/shop'))];
const apiFiles = [...testFiles('tests/api'), ...testFiles('tests/access')];

/**
 * `unit*` and `packages` need nothing running; `api*` speak HTTP to the store that scripts/test.ts starts; `stack` starts whole
 * demos of its own, and `prove` a store that it kills. `*-rest` are those that `npm test` leaves to `npm run test:rest`.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      ...suite('unit', unitFiles.filter(isCore), unit),
      ...suite(
        'unit-rest',
        unitFiles.filter((file) => !isCore(file)),
        unit,
      ),
      {
        extends: './packages/vitest.config.ts',
        test: { name: 'packages', include: ['packages/*/tests/**/*.test.ts'] },
      },
      ...suite('api', apiFiles.filter(isCore), api),
      ...suite(
        'api-rest',
        apiFiles.filter((file) => !isCore(file)),
        api,
      ),
      { resolve: { alias }, test: { ...stack, name: 'stack', include: ['tests/stack/**/*.test.ts'] } },
      { resolve: { alias }, test: { ...stack, name: 'prove', include: ['tests/prove/**/*.test.ts'] } },
    ],
  },
});
