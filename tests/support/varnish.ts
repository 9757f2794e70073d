import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isThereOrInstalled, runs } from '@/stack/debian-package';
import { inRoot } from '@/stack/paths';
import { eventually } from './store';

/** Where Debian has Varnish's modules. */
const MODULES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/varnish/vmods`,
);

const isInstalled = () =>
  runs('varnishd', '-V') && MODULES.some((folder) => existsSync(path.join(folder, 'libvmod_xkey.so')));

/** Whether Varnish and its module xkey are there; Debian's packages are installed if this user can. */
export function hasVarnish(): boolean {
  return isThereOrInstalled(isInstalled, ['varnish', 'varnish-modules']);
}

export const WITHOUT_VARNISH =
  'needs varnish with vmod xkey (Debian: apt-get install varnish varnish-modules)';

/** The store's own configuration, but for where the store is. */
function configuration(store: number): string {
  return readFileSync(inRoot('deploy/varnish/default.vcl'), 'utf8').replace(
    '.port = "3000"',
    `.port = "${store}"`,
  );
}

/** Starts a real Varnish on `port` in front of the store on `store`, as docs/scaling.md says. */
export async function startVarnish(given: {
  port: number;
  store: number;
  token: string;
  folder: string;
}): Promise<{ stop: () => Promise<void> }> {
  const { port, store, token, folder } = given;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'default.vcl');
  writeFileSync(file, configuration(store));
  const child: ChildProcess = spawn(
    'varnishd',
    [
      ...['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
      // Beside others on this machine: no port for orders, and files where only this user is.
      ...['-T', 'none', '-j', 'none', '-n', path.join(folder, 'state')],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, CDN_PURGE_TOKEN: token } },
  );
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'exit');
  await eventually('Varnish to listen', async () => {
    if (child.exitCode !== null) throw new Error(`Varnish ended: ${said.join('')}`);
    return fetch(`http://127.0.0.1:${port}/cdn-purge`).catch(() => undefined);
  });
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
