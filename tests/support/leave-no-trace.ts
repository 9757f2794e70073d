import { afterAll, expect, vi } from 'vitest';

/**
 * Runs around each file of tests that share their worker's modules: what it leaves behind would reach the files after it.
 * Time and globals are put back; a changed environment, or a listener on the process, fails the file that left it.
 */
const environment = ownEnvironment();
const listeners = countListeners();

function ownEnvironment() {
  // The library of sharp notes its own folder there once it is loaded.
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
