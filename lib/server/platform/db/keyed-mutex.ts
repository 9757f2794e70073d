import 'server-only';
import { setTimeout } from 'node:timers/promises';

/** Nobody waits longer than this for the previous holder, which may be stuck in an outage. */
const LONGEST_WAIT_MS = 5_000;

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after whatever this process runs under any of the keys, so that transactions on one document do not abort
 * each other. Only an optimisation: other processes do not wait, and nobody longer than `longestWaitMs`.
 */
export async function withKeyedMutex<T>(
  keys: string | readonly string[],
  work: () => Promise<T>,
  longestWaitMs: number = LONGEST_WAIT_MS,
): Promise<T> {
  const own = [...new Set(typeof keys === 'string' ? [keys] : keys)];
  const before = own.flatMap((key) => queues.get(key) ?? []);
  let leave: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const queue = Promise.all([...before, over]);
  for (const key of own) queues.set(key, queue);
  try {
    if (before.length > 0)
      await Promise.race([Promise.all(before), setTimeout(longestWaitMs, undefined, { ref: false })]);
    return await work();
  } finally {
    leave();
    for (const key of own) if (queues.get(key) === queue) queues.delete(key);
  }
}
