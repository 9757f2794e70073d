import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimBuild, dropOldBuilds } from '@/stack/build';

const STAMP = 'complete';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forgeline-builds-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a complete build of that many days ago. Returns its folder. */
function build(name: string, daysAgo: number): string {
  const made = path.join(folder, name);
  mkdirSync(made);
  writeFileSync(path.join(made, STAMP), '');
  const when = Date.now() / 1000 - daysAgo * 86_400;
  utimesSync(path.join(made, STAMP), when, when);
  return made;
}

it('removing old builds leaves the newest, and everything else', () => {
  build('oldest', 4);
  build('older', 3);
  build('newer', 2);
  build('newest', 1);
  mkdirSync(path.join(folder, 'half-made'));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  dropOldBuilds(folder, STAMP, 2);
  expect(readdirSync(folder).sort()).toEqual(['half-made', 'newer', 'newest', 'tsconfig.json']);
});

it('removing old builds leaves the one that a running store serves from, and removes it once that has ended', async () => {
  const served = build('served', 9);
  build('newest', 1);
  claimBuild(served);
  dropOldBuilds(folder, STAMP, 1);
  expect(readdirSync(folder).sort()).toEqual(['newest', 'served']);

  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  const users = path.join(served, 'forgeline-users');
  renameSync(path.join(users, String(process.pid)), path.join(users, String(gone.pid)));
  dropOldBuilds(folder, STAMP, 1);
  expect(readdirSync(folder)).toEqual(['newest']);
});
