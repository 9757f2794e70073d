import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The new system is of the same release, from the same mirrors. */
const SOURCES = [
  '/etc/apt/sources.list',
  '/etc/apt/sources.list.d/debian.sources',
  '/etc/apt/sources.list.d/ubuntu.sources',
];
const FOR_NODE = ['libstdc++6', 'libatomic1'];
const PROGRAMS: Record<string, string> = {
  mmdebstrap: 'mmdebstrap',
  unshare: 'util-linux',
  ip: 'iproute2',
  openssl: 'openssl',
};
const LIMIT_MS = 600_000;

function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' }).status === 0;
}

export function whyNoMachine(): string | undefined {
  if (process.platform !== 'linux') return 'needs Linux, whose namespaces it uses';
  const missing = Object.keys(PROGRAMS).filter((program) => !isInstalled(program));
  if (missing.length > 0) {
    const packages = missing.map((program) => PROGRAMS[program]);
    return `needs ${missing.join(', ')} (Debian: apt-get install ${packages.join(' ')})`;
  }
  if (process.getuid?.() !== 0)
    return 'needs root, to make a system of its own (sudo npm run prove -- artifact)';
  if (spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true']).status !== 0)
    return 'needs a kernel that lets root make namespaces';
  return undefined;
}

function codename(): string {
  const [, name = ''] = /^VERSION_CODENAME=(.*)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
  return name.replaceAll('"', '');
}

/**
 * In `folder`: the smallest Debian of this system's release with these packages, and this process's Node as `/usr/bin/node`.
 * Throws with mmdebstrap's output.
 */
export function makeDebianRoot(folder: string, packages: readonly string[]): void {
  const include = [...FOR_NODE, ...packages].join(',');
  const sources = SOURCES.filter((file) => existsSync(file) && statSync(file).size > 0);
  const { status, stderr } = spawnSync(
    'mmdebstrap',
    ['--mode=root', '--variant=minbase', `--include=${include}`, codename(), folder, ...sources],
    { encoding: 'utf8', timeout: LIMIT_MS, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  if (status !== 0) throw new Error(`mmdebstrap made no system:\n${stderr}`);
  copyFileSync(process.execPath, path.join(folder, 'usr/bin/node'));
  // Part of a system that boots, but not of a folder made for a container.
  for (const name of ['etc/systemd/system', 'usr/local/sbin', 'opt'])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'etc/resolv.conf'), '');
}
