import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRunning, startOf } from '../src/process-state';
import { makeDataFolder } from '../src/testing/data-folder';
import { eventually } from '../src/testing/eventually';
import { startNeglected } from './zombie';

/** The sources of a system without `/proc`, whose command prints `state`. */
function sourcesWithout(state: string) {
  const folder = makeDataFolder();
  const command = join(folder, 'ps');
  writeFileSync(command, `#!/bin/sh\n[ "$1 $2 $3" = "-o stat= -p" ] && echo '${state}'\n`);
  chmodSync(command, 0o700);
  return { folder, command };
}

test('this process runs, and so does one of another user', () => {
  expect(isRunning(process.pid)).toBe(true);
  expect(isRunning(1)).toBe(true);
});

test.each([0, -1, Number.NaN, 1.5])('%s is the id of no process', (pid) => {
  expect(isRunning(pid)).toBe(false);
});

test('a process that has ended does not run', () => {
  const { pid } = spawnSync('true');
  expect(isRunning(pid)).toBe(false);
});

test('a zombie does not run', async () => {
  const { pid, firstLine } = await startNeglected(['sh', '-c', 'echo up; exec sleep 600']);
  await firstLine;
  expect(isRunning(pid)).toBe(true);
  process.kill(pid, 'SIGKILL');
  await eventually('the process to end', () => (isRunning(pid) ? undefined : true));
  // Its id is still taken: the parent has not reaped it.
  expect(process.kill(pid, 0)).toBe(true);
});

test('where the system has no /proc, its command detects a zombie', () => {
  expect(isRunning(process.pid, sourcesWithout('Z+'))).toBe(false);
  expect(isRunning(process.pid, sourcesWithout('Ss'))).toBe(true);
});

test('where neither /proc nor the command reports anything, a process with that id counts as running', () => {
  expect(isRunning(process.pid, { folder: makeDataFolder(), command: 'no-such-command' })).toBe(true);
});

test('the start time of a process stays the same, and a process that is gone has none', () => {
  expect(startOf(process.pid)).toBe(startOf(process.pid));
  expect(startOf(spawnSync('true').pid)).toBe('');
});
