import { afterAll, vi } from 'vitest';

/**
 * Runs before each test file that replaces modules or sets the environment (scripts/testing/test-files.ts): its worker loads the
 * project's modules anew for it, and has nothing of an earlier file but packages, which no file changes.
 */
const environment = { ...process.env };
vi.resetModules();
Reflect.deleteProperty(globalThis, Symbol.for('forgeline.process-singletons'));

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
