import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inRoot, ROOT } from '@/stack/paths';
import type { Tests } from './runners';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

export function changedSince(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

function changedFiles(since: string): string[] {
  const listed = [git('diff', '--name-only', since), git('ls-files', '--others', '--exclude-standard')];
  return listed.flatMap((list) => list.split('\n')).filter((file) => file !== '');
}

const RUNS_IN_THE_STORE =
  /^(?:app|components|lib|packages\/(?:catalogue-index|tool-text)|middleware\.ts|server\.ts|next\.config\.ts)/;

const isSameWord = (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, '');

/**
 * Changed test files of a folder such as `tests/e2e`, and those in its folders named like a part of a changed path, in
 * singular or plural (`components/payment/…` → `tests/e2e/payments/`). Other changes of the store run the core.
 */
export function testsOfChange(folder: string, core: readonly string[], all: readonly string[]): Tests[] {
  const files = changedFiles(changedSince());
  const folders = readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const names = (file: string, name: string) => file.split(/[/.]/).some((part) => isSameWord(part, name));
  const touched = folders.filter((name) => files.some((file) => names(file, name)));
  const changedTests = files.filter(
    (file) => file.startsWith(`${folder}/`) && /\.(?:test|spec)\.ts$/.test(file),
  );
  const filters = [...touched.map((name) => `${folder}/${name}/`), ...changedTests];
  const unnamed = files.some(
    (file) => RUNS_IN_THE_STORE.test(file) && !folders.some((name) => names(file, name)),
  );
  return [
    ...(unnamed ? [{ projects: core, filters: [] }] : []),
    ...(filters.length > 0 ? [{ projects: all, filters }] : []),
  ];
}
