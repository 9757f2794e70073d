import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from '@/stack/paths';

/** How its store and its tests are run there; the first is what to run. */
const OURS = ['proofs/previous-release/old-store.ts', 'stack/test-environment.ts'] as const;
const ARCHIVE_MAX = 1024 * 1024 * 1024;

/** Where tests leave what servers of theirs log; `npm test` makes it. */
const RESULTS = 'test-results';

/**
 * Puts the files of a commit into a new folder, with the packages that it locks, and beside them what runs its store and its tests
 * from there. Returns the program that does. Throws what git and npm say.
 */
export function checkOut(commit: string, folder: string): string {
  mkdirSync(path.join(folder, RESULTS), { recursive: true });
  const archive = execFileSync('git', ['-C', ROOT, 'archive', '--format=tar', commit], {
    maxBuffer: ARCHIVE_MAX,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const file of OURS) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(inRoot(file), path.join(folder, file));
  }
  const install = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error("The previous release's packages could not be installed (see above).");
  return path.join(folder, OURS[0]);
}
