import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { DataFolderError, takeDataFolder } from '../src/data-folder';
import { makeDataFolder } from '../src/testing/data-folder';
import { eventually } from '../src/testing/eventually';
import { startNeglected } from './zombie';

const TSX = createRequire(import.meta.url).resolve('tsx');
const MODULE = new URL('../src/data-folder.ts', import.meta.url).href;

/** A program that takes a folder, prints a line, and stays. */
const taker = (folder: string) => [
  process.execPath,
  '--import',
  pathToFileURL(TSX).href,
  '--input-type=module',
  '--eval',
  `import { takeDataFolder } from ${JSON.stringify(MODULE)};
   takeDataFolder(${JSON.stringify(folder)});
   console.log('taken');
   setInterval(() => undefined, 1000);`,
];

test('taking a data folder makes it, and releases it again', () => {
  const folder = join(makeDataFolder(), 'new', 'one');
  const release = takeDataFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  takeDataFolder(folder)();
});

test('a data folder that this process holds is refused, with its id', () => {
  const folder = makeDataFolder();
  const release = takeDataFolder(folder);
  expect(() => takeDataFolder(folder)).toThrow(
    new DataFolderError(`The data folder ${folder} is in use by process ${process.pid}.`),
  );
  release();
});

test('a data folder that another process holds is refused until that process is killed, even if nobody reaps it', async () => {
  const folder = makeDataFolder();
  const { pid, firstLine } = await startNeglected(taker(folder));
  expect(await firstLine).toBe('taken');
  expect(() => takeDataFolder(folder)).toThrow(`is in use by process ${pid}.`);
  process.kill(pid, 'SIGKILL');
  const release = await eventually('the folder of the killed process', () => {
    try {
      return takeDataFolder(folder);
    } catch {
      return undefined;
    }
  });
  expect(process.kill(pid, 0)).toBe(true);
  release();
});

test.each([
  ['of a process before this one with the same id', `${process.pid} 1\n`],
  ['of a running process that started at another time', '1 12345678901234\n'],
  ['without an owner', ''],
])('the lock %s of a data folder is taken over', (_, lock) => {
  const folder = makeDataFolder();
  writeFileSync(join(folder, 'lock'), lock);
  takeDataFolder(folder)();
});

test('the lock of a data folder holds by the id alone where the system does not report starts', () => {
  const folder = makeDataFolder();
  writeFileSync(join(folder, 'lock'), '1');
  expect(() => takeDataFolder(folder)).toThrow('is in use by process 1.');
});

test('a data folder that cannot be made is reported on one line', () => {
  const file = join(makeDataFolder(), 'file');
  writeFileSync(file, '');
  expect(() => takeDataFolder(join(file, 'below'))).toThrow(/^The data folder .* cannot be made: ENOTDIR\.$/);
});
