import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@/stack/paths';

/**
 * Returns the folder of a checkout of `commit` with its packages installed, beside the system's temporary files: made once for each
 * commit. Throws if there is no such commit.
 */
export function checkoutOf(commit: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const hash = git('rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`);
  const folder = path.join(tmpdir(), `forgeline-${hash.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}-${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const archive = path.join(making, 'checkout.tar');
  git('archive', '--output', archive, hash);
  execFileSync('tar', ['-xf', archive], { cwd: making });
  rmSync(archive);
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: making,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  renameSync(making, folder);
  return folder;
}
