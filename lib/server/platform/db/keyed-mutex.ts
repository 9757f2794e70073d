import 'server-only';
import { setTimeout } from 'node:timers/promises';

/** Nobody waits longer than this for the previous holder, which may be stuck in an outage. */
const LONGEST_WAIT_MS = 5_000;

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after whatever this process is running under the same key, so that transactions on one document do not abort
 * each other again and again. Only an optimisation: other processes do not wait, and nobody waits longer than
 * `longestWaitMs`, so correctness must not depend on it. Throws what `work` throws.
 */
export async function withKeyedMutex<T>(
  key: string,
  work: () => Promise<T>,
  longestWaitMs: number = LONGEST_WAIT_MS,
): Promise<T> {
  const before = queues.get(key);
  let leave: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const queue = Promise.all([before, over]);
  queues.set(key, queue);
  try {
    if (before) await Promise.race([before, setTimeout(longestWaitMs, undefined, { ref: false })]);
    return await work();
  } finally {
    leave();
    if (queues.get(key) === queue) queues.delete(key);
  }
}
