import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inRoot } from '@/stack/paths';

const COPIED = [
  'biome.json',
  '.gitignore',
  'package.json',
  'packages/emulator-kit',
  'packages/mongo-emulator',
];

/** Lints two packages in a project inside a folder of that name. */
function lintIn(folder: string): { status: number | null; output: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'forgeline-lint-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const project = path.join(root, folder, 'project');
  mkdirSync(project, { recursive: true });
  for (const name of COPIED) cpSync(inRoot(name), path.join(project, name), { recursive: true });
  spawnSync('git', ['init', '--quiet', project]);
  const biome = inRoot('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const words = [biome, 'check', '--error-on-warnings'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: project, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

// The linter leaves out of its view of a project what lies below these, and finds less, or what is not there.
it.each(['.git', '.cache/.output/.turbo/.vercel/.yarn/.hidden'])(
  'the linter finds nothing wrong with a clone inside the folders %s',
  (folder) => {
    const { status, output } = lintIn(folder);
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('Checked ') });
  },
);

it('the linter uses no rule that needs its view of the project, which depends on where that lies', () => {
  const rules = readFileSync(inRoot('biome.json'), 'utf8');
  expect(rules).not.toMatch(/noImportCycles|noUndeclaredDependencies|noPrivateImports|noUnresolvedImports/);
});
