import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../src/port';
import { runEmulator } from '../src/testing/run-emulator';

const SAMPLE = fileURLToPath(new URL('./sample-emulator.ts', import.meta.url));

const run = (port = '0') => runEmulator(SAMPLE, { SAMPLE_PORT: port });

test('an emulator prints one line when it is ready, and ends without an error when its parent’s pipe closes', async () => {
  const { child, ready, ended } = run();
  const published = await ready;
  expect(published.ready).toBe(true);
  expect(await (await fetch(published.url ?? '')).text()).toBe('hello');
  child.stdin?.end();
  expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  await expect(fetch(published.url ?? '')).rejects.toThrow();
});

test.each(['SIGTERM', 'SIGINT'] as const)('an emulator ends cleanly on %s', async (signal) => {
  const { child, ready, ended } = run();
  await ready;
  child.kill(signal);
  expect(await ended).toMatchObject({ code: 0, signal: null, stderr: '' });
});

test('a port that is taken is one clear line, and an exit code of 1', async () => {
  const other = createServer();
  const port = await listenOnLoopback(other, 0);
  onTestFinished(() => void other.close());
  expect(await run(String(port)).ended).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `Sample emulator: Port ${port} on 127.0.0.1 is already in use by another program.\n`,
  });
});

test('an invalid port is one clear line that names the variable', async () => {
  const { code, stderr } = await run('eighty').ended;
  expect([code, stderr]).toEqual([
    1,
    'Sample emulator: SAMPLE_PORT must be a port from 0 to 65535, not "eighty".\n',
  ]);
});
