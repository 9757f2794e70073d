import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const inPackage = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inPackage('bin/tool-illustrations.mjs'), ...words],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tool-illustrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('draws the tools that a word names', () => {
  const folder = path.join(makeFolder(), 'new');
  const { status, stderr } = run(inPackage('examples/tools.json'), folder, 'hammer');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(readdirSync(folder)).toEqual(['machinist-hammer-500.webp']);
});

test('lists what can be drawn', () => {
  expect(run('--list').stdout.split('\n')).toContain('pipe-wrench-450');
});

test('says in one line what is wrong with the list of tools', () => {
  const folder = makeFolder();
  const file = path.join(folder, 'tools.json');
  writeFileSync(file, '[{ "slug": "pipe-wrench-450" }]');
  const { status, stderr } = run(file, path.join(folder, 'out'));
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Entry 0 is no tool: it needs slug, sku and specs.\n',
  });
  expect(existsSync(path.join(folder, 'out'))).toBe(false);
});

test('says how it is used', () => {
  expect(run()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Usage: tool-illustr/),
  });
});
