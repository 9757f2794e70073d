import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { makeNextRelease, releaseOf, removeRelease } from '../rolling/next-release';
import { makeDebianRoot } from './debian-root';
import { linesBelow, packagesIn } from './page';
import { BUILD, PROVIDER, SECTIONS, SHOP } from './prove-machine';

const ARTIFACTS = { first: 'opt/forgeline-1.0.0', next: 'opt/forgeline-1.1.0' } as const;

function makeCertificate(folder: string): void {
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', `/CN=${SHOP}`, '-addext', `subjectAltName=DNS:${SHOP},DNS:${PROVIDER}`],
      ...['-keyout', path.join(folder, 'tls.key'), '-out', path.join(folder, 'tls.crt')],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate:\n${stderr}`);
}

/** Both builds get the name that `npm run build` gives, on which the units mount the cache. */
function nameBuild(artifact: string, distDir: string): void {
  symlinkSync(path.basename(distDir), path.join(artifact, BUILD));
  symlinkSync(BUILD, path.join(artifact, '.next'));
}

/**
 * A Debian with the packages of the page, the artifact twice, the second time as another release (proofs/rolling/next-
 * release.ts), and a certificate. `artifact` is moved; its build is in `distDir`.
 */
export function prepareMachine(folder: string, page: string, artifact: string, distDir: string): void {
  const root = path.join(folder, 'root');
  makeDebianRoot(root, packagesIn(linesBelow(page, SECTIONS.start)));
  const [first, next] = [path.join(root, ARTIFACTS.first), path.join(root, ARTIFACTS.next)];
  mkdirSync(path.dirname(first), { recursive: true });
  cpSync(artifact, first, { recursive: true, verbatimSymlinks: true });
  renameSync(artifact, next);
  const before = releaseOf(distDir, next);
  const after = makeNextRelease(before);
  removeRelease(before);
  mkdirSync(path.join(next, after.distDir, 'cache'), { recursive: true });
  nameBuild(first, distDir);
  nameBuild(next, after.distDir);
  rmSync(artifact, { recursive: true, force: true });
  makeCertificate(folder);
}
