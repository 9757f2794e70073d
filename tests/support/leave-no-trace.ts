import { afterAll, expect, vi } from 'vitest';

/**
 * Runs before and after each test file that shares its worker's modules, so that nothing it leaves behind reaches the files
 * after it. Restores timers and globals; fails a file that changes the environment or leaves a listener on the process.
 */
const environment = ownEnvironment();
const listeners = countListeners();

function ownEnvironment() {
  // The native library of sharp adds this when it is loaded.
  const { VIPSHOME, ...own } = process.env;
  return own;
}

function countListeners() {
  const names = ['SIGINT', 'SIGTERM', 'exit', 'uncaughtException', 'unhandledRejection'];
  return Object.fromEntries(names.map((name) => [name, process.listenerCount(name)]));
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(ownEnvironment(), 'the environment after this file').toEqual(environment);
  expect(countListeners(), 'listeners on the process after this file').toEqual(listeners);
});
