import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, ROOT } from '@/stack/paths';
import { type Count, failedWhole } from './reports';
import type { Output } from './runners';

const SHOP = inRoot('tests', 'fixtures', 'other-shop');

/** Facts of the demo's shop, which another maker deletes, and journeys in which other pages are on. */
const OF_THE_DEMO = ['tests/shop', 'tests/e2e', 'shop'];

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(inRoot(file)));
}

/** A second name of each file, where the file system can. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** The bundler follows no link out of the project, so that every folder is one of its own. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function makeCheckout(folder: string): void {
  for (const file of sources()) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(inRoot(file), target);
  }
  for (const name of OF_THE_DEMO) rmSync(path.join(folder, name), { recursive: true });
  for (const name of ['shop.config.ts', 'shop'])
    cpSync(path.join(SHOP, name), path.join(folder, name), { recursive: true });
  cpSync(path.join(SHOP, 'journeys'), path.join(folder, 'tests', 'e2e'), { recursive: true });
  linkFolder(inRoot('node_modules'), path.join(folder, 'node_modules'));
}

const LAST_LINE = /^(\d+) passed, (\d+) failed$/m;

/**
 * Types, unit tests and journeys in a copy of the checkout whose shop is the one of tests/fixtures/other-shop: nothing outside of
 * tests/shop may depend on the demo's shop.
 */
export async function testOtherShop(output: Output, environment: Record<string, string>): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-other-shop-'));
  try {
    makeCheckout(folder);
    const child = spawn(
      process.execPath,
      [path.join(folder, 'scripts', 'launch.mjs'), 'test', 'core', 'types', 'unit', 'e2e'],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', output],
        env: { ...process.env, NO_COLOR: '1', ...environment },
      },
    );
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    await new Promise((resolve) => child.once('close', resolve));
    const [, passed, failed] = LAST_LINE.exec(said) ?? [];
    // Without its last line, which is a part of the sum.
    if (passed === undefined || Number(failed) > 0) console.log(said.replace(LAST_LINE, ''));
    if (passed === undefined)
      return failedWhole('other-shop', 'its checkout counted no tests: see its output');
    const failures = [{ name: 'other-shop', message: 'see its output', again: 'other-shop' }];
    return {
      passed: Number(passed),
      failed: Number(failed),
      failures: Number(failed) > 0 ? failures : [],
      flaky: [],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
