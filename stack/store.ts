import type { Children } from './children';
import { ROOT } from './paths';

const NEXT = 'node_modules/next/dist/bin/next';
const POLL_MS = 100;
const START_LIMIT_MS = 120_000;

type StoreOptions = {
  children: Children;
  port: number;
  mode: 'start' | 'dev';
  environment: Record<string, string>;
};

/** Starts the store itself and resolves when it responds. Rejects with its output if it exits before that. */
export async function startStore({ children, port, mode, environment }: StoreOptions): Promise<void> {
  const child = children.start({
    name: 'store',
    args: [NEXT, mode, ROOT, '--port', String(port), '--hostname', '127.0.0.1'],
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
  while (!(await responses(`http://127.0.0.1:${port}/api/health`))) {
    if (ended) throw new Error('The store ended before it was ready (see above).');
    if (Date.now() > deadline) throw new Error('The store did not respond in time.');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function responses(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return response.ok;
  } catch {
    return false;
  }
}
