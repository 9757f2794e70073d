import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/stack/paths';

const MIGRATIONS = 'lib/server/platform/db/migrations';

/** A revision of this repository, and why it is taken for the previous release. */
export type Revision = { commit: string; why: string };

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' }).trim();
}

/** Whether a revision's files are those that are here, changed ones and all. */
function isHere(folder: string, revision: string): boolean {
  return spawnSync('git', ['-C', folder, 'diff', '--quiet', revision, '--']).status === 0;
}

/** The commit before the newest migration's; HEAD while that one is not committed. */
function beforeNewestMigration(folder: string): Revision {
  const newest = readdirSync(path.join(folder, MIGRATIONS))
    .filter((name) => /^\d{4}-/.test(name))
    .sort()
    .at(-1);
  if (newest === undefined) throw new Error('There is no migration, and no release before this one.');
  const file = `${MIGRATIONS}/${newest}`;
  const [added] = git(folder, 'log', '--diff-filter=A', '--format=%H', '--', file).split('\n');
  const why = `the last without ${path.basename(newest, '.ts')}`;
  return { commit: git(folder, 'rev-parse', added ? `${added}^` : 'HEAD'), why };
}

/**
 * Returns the release before what is in the project's folder: the named revision; else the newest tag `v*` of other content; in a
 * repository without one, the last commit that does not have the newest migration. Throws where git does not know it.
 */
export function previousRevision(named?: string, folder: string = ROOT): Revision {
  if (named !== undefined)
    return { commit: git(folder, 'rev-parse', '--verify', `${named}^{commit}`), why: named };
  const tags = git(folder, 'tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname');
  const tag = tags.split('\n').find((name) => name !== '' && !isHere(folder, name));
  if (tag === undefined) return beforeNewestMigration(folder);
  return { commit: git(folder, 'rev-parse', `${tag}^{commit}`), why: tag };
}
