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

export type Projects = {
  /** Tests that a change of these folders runs. */
  core: readonly string[];
  /** Changed test files, and the tests of those folders where all is wanted. */
  all: readonly string[];
};

const isTest = (file: string) => /\.(?:test|spec)\.ts$/.test(file);

/**
 * Changed test files of a folder such as `tests/e2e`, and the core of its folders that are named like a part of a changed path, in
 * singular or plural (`components/payment/…` → `tests/e2e/payments/`). Other changes of the store run the whole core.
 */
export function selectTests(
  files: readonly string[],
  { folder, folders }: { folder: string; folders: readonly string[] },
  { core, all }: Projects,
  isWhole: boolean,
): Tests[] {
  const names = (file: string, name: string) => file.split(/[/.]/).some((part) => isSameWord(part, name));
  const touched = folders.filter((name) => files.some((file) => names(file, name)));
  const changedTests = files.filter((file) => file.startsWith(`${folder}/`) && isTest(file));
  const unnamed = files.some(
    (file) => RUNS_IN_THE_STORE.test(file) && !folders.some((name) => names(file, name)),
  );
  const ofFolders = touched.map((name) => `${folder}/${name}/`);
  return [
    ...some(all, [...changedTests, ...(isWhole ? ofFolders : [])]),
    ...(unnamed ? [{ projects: core, filters: [] }] : some(core, isWhole ? [] : ofFolders)),
  ];
}

function some(projects: readonly string[], filters: readonly string[]): Tests[] {
  return filters.length > 0 ? [{ projects, filters }] : [];
}

/** The same for the present change. */
export function testsOfChange(folder: string, projects: Projects, isWhole: boolean): Tests[] {
  const folders = readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  return selectTests(changedFiles(changedSince()), { folder, folders }, projects, isWhole);
}

/** Changed unit tests, and those of the core that load a changed file; of the rest too, where all is wanted. */
export function unitTestsOfChange({ core, all }: Projects, isWhole: boolean): Tests[] {
  const since = changedSince();
  if (isWhole) return [{ projects: all, filters: [], changedSince: since }];
  const changedTests = changedFiles(since).filter((file) => file.startsWith('tests/unit/') && isTest(file));
  return [...some(all, changedTests), { projects: core, filters: [], changedSince: since }];
}
