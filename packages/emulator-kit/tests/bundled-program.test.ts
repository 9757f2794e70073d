import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledProgram } from '../src/bundled-program';
import { makeDataFolder } from '../src/testing/data-folder';

/** A repository with one package, whose program prints what a module of it and a file beside it say. */
function makeRepository(): { main: string; write: (file: string, text: string) => void; programs: string } {
  const repository = makeDataFolder();
  const write = (file: string, text: string) => writeFileSync(join(repository, file), text);
  mkdirSync(join(repository, 'packages', 'emulator-kit', 'src'), { recursive: true });
  mkdirSync(join(repository, 'packages', 'thing', 'src'), { recursive: true });
  write('package-lock.json', '{}');
  write('packages/thing/package.json', '{ "type": "module" }');
  write('packages/thing/src/words.txt', 'a file');
  write('packages/thing/src/exported.ts', "export const exported: string = 'a module';");
  write(
    'packages/thing/src/main.ts',
    `import { readFileSync } from 'node:fs';
     import { exported } from './exported';
     console.log(await Promise.resolve(exported), readFileSync(new URL('./words.txt', import.meta.url), 'utf8'));`,
  );
  const main = join(repository, 'packages', 'thing', 'src', 'main.ts');
  return { main, write, programs: join(repository, '.builds', 'programs') };
}

const run = (file: string) => execFileSync(process.execPath, [file], { encoding: 'utf8' }).trim();

test('a bundled program does what the sources do, and finds the files beside them', () => {
  const { main } = makeRepository();
  expect(run(bundledProgram(main))).toBe('a module a file');
});

test('a bundled program is made once, and again when a source has changed', () => {
  const { main, write } = makeRepository();
  const first = bundledProgram(main);
  expect(bundledProgram(main)).toBe(first);
  write('packages/thing/src/exported.ts', "export const exported: string = 'another module';");
  const second = bundledProgram(main);
  expect(run(second)).toBe('another module a file');
  expect(run(first)).toBe('a module a file');
});

test('bundling a program leaves the files of the last three versions, and no other', () => {
  const { main, write, programs } = makeRepository();
  const files = ['1', '2', '3', '4', '5'].map((version) => {
    write('packages/thing/src/exported.ts', `export const exported = '${version}';`);
    return bundledProgram(main);
  });
  const left = readdirSync(programs);
  expect(left).toHaveLength(3);
  expect(left.map((file) => join(programs, file))).toContain(files.at(-1));
});

test('sources with an error are reported, and leave nothing', () => {
  const { main, write, programs } = makeRepository();
  write('packages/thing/src/exported.ts', 'export const exported = ;');
  expect(() => bundledProgram(main)).toThrow('Unexpected ";"');
  expect(readdirSync(programs)).toEqual([]);
});
