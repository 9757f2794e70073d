import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { bundleServer, SERVER_FILE } from './bundle-server';
import type { Children } from './children';
import { inRoot } from './paths';

/** In development nothing is built; Next.js empties the folder it compiles into. */
const DEVELOPMENT_FOLDER = inRoot('.builds', 'dev-server');
const POLL_MS = 100;
const START_LIMIT_MS = 120_000;

type StoreOptions = {
  children: Children;
  port: number;
  mode: 'start' | 'dev';
  environment: Record<string, string>;
};

async function serverFile(mode: StoreOptions['mode'], distDir: string | undefined): Promise<string> {
  if (mode === 'start') return path.join(inRoot(distDir ?? '.next'), SERVER_FILE);
  await bundleServer(DEVELOPMENT_FOLDER);
  return path.join(DEVELOPMENT_FOLDER, SERVER_FILE);
}

/** Resolves when the store is ready; rejects if it exits before that. */
export async function startStoreProcess({
  children,
  port,
  mode,
  environment,
}: StoreOptions): Promise<ChildProcess> {
  const child = children.start({
    name: 'store',
    args: [
      // In production they would cost a process a fifth of its memory.
      ...(mode === 'dev' ? ['--enable-source-maps'] : []),
      await serverFile(mode, environment.NEXT_DIST_DIR),
      '--port',
      String(port),
      '--hostname',
      '127.0.0.1',
    ],
    environment: {
      NODE_ENV: mode === 'start' ? 'production' : 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      PARENT_PIPE: '1',
      ...environment,
    },
  });
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await responses(`http://127.0.0.1:${port}/api/ready`))) {
    if (ended) throw new Error('The store ended before it was ready (see above).');
    if (Date.now() > deadline) throw new Error('The store did not respond in time.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return child;
}

async function responses(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return response.ok;
  } catch {
    return false;
  }
}
