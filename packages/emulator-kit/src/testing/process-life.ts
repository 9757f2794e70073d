import { createServer } from 'node:net';
import { basename, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../port';
import { makeDataFolder } from './data-folder';
import { runEmulator } from './run-emulator';

type Life = {
  /** The path of the program, its package's `src/main.ts`. */
  main: string;
  /** The variable that names its port. */
  portName: string;
  /** The address it serves, from its ready line. */
  addressOf: (told: Record<string, string>) => string;
  /** What it needs beside its port. */
  environment?: Record<string, string>;
};

/** The program of the package's `bin`. */
function commandOf(main: string): string {
  const folder = resolve(main, '../..');
  return resolve(folder, 'bin', `${basename(folder)}.mjs`);
}

/** Declares the tests of what every emulator's process promises to its parent. */
export function describeProcessLife({ main, portName, addressOf, environment = {} }: Life): void {
  const settings = () => ({ [portName]: '0', DATA_DIR: makeDataFolder(), ...environment });

  test.each([
    ['bundled', main],
    ['by its command', commandOf(main)],
  ])('says on one line that it is ready, and where (%s)', async (_, program) => {
    const { ready } = runEmulator(program, settings());
    const told = await ready;
    expect(told.ready).toBe(true);
    const address = new URL(addressOf(told));
    expect(['127.0.0.1', 'localhost']).toContain(address.hostname);
    expect((await fetch(address)).status).toBeLessThan(500);
  });

  test('ends when its parent’s pipe closes, without an error', async () => {
    const { child, ready, ended } = runEmulator(main, settings());
    const told = await ready;
    child.stdin?.end();
    expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    await expect(fetch(addressOf(told))).rejects.toThrow();
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends cleanly on %s', async (signal) => {
    const { child, ready, ended } = runEmulator(main, settings());
    await ready;
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  });

  test('a port that is taken is one clear line, and an exit code of 1', async () => {
    const other = createServer();
    const port = await listenOnLoopback(other, 0);
    onTestFinished(() => void other.close());
    const { ended } = runEmulator(main, { ...settings(), [portName]: String(port) });
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(new RegExp(`^[\\w ]+: Port ${port} on 127\\.0\\.0\\.1 is already in use .*\\n$`));
  });

  test('an invalid port is one clear line that names the variable', async () => {
    const { ended } = runEmulator(main, { ...settings(), [portName]: 'eighty' });
    const { code, stderr } = await ended;
    expect(code).toBe(1);
    expect(stderr).toContain(portName);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
}
