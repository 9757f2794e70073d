import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { LOOPBACK } from './port';

/**
 * The range ports are drawn from: below those that systems give to outgoing connections (from 32768 on Linux, from
 * 49152 elsewhere), one of which could take a port after it was found free and before it is used, or while the process
 * that listens on it restarts.
 */
const RANGE = { from: 20_000, to: 32_000 } as const;
const ATTEMPTS_MAX = 100;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, LOOPBACK, () => probe.close(() => resolve(true)));
  });
}

/** Random, so that two callers are unlikely to get the same one. Throws if there is none. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const port = randomInt(RANGE.from, RANGE.to);
    if (await isFree(port)) return port;
  }
  throw new Error(`There is no free port between ${RANGE.from} and ${RANGE.to}.`);
}
