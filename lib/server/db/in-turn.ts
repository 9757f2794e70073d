import 'server-only';
import { setTimeout } from 'node:timers/promises';

/** Nobody waits longer than this for the one before: it may be stuck in an outage. */
const LONGEST_WAIT_MS = 5_000;

const lines = new Map<string, Promise<unknown>>();

/**
 * Runs `work` after whatever this process runs under the same key, so that many transactions that want one document do
 * not undo each other again and again. Only a courtesy: other processes do not wait, and nobody waits longer than
 * `longestWaitMs`, so nothing but speed may rely on it. Throws what `work` throws.
 */
export async function inTurn<T>(
  key: string,
  work: () => Promise<T>,
  longestWaitMs: number = LONGEST_WAIT_MS,
): Promise<T> {
  const before = lines.get(key);
  let leave: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const line = Promise.all([before, over]);
  lines.set(key, line);
  try {
    if (before) await Promise.race([before, setTimeout(longestWaitMs, undefined, { ref: false })]);
    return await work();
  } finally {
    leave();
    if (lines.get(key) === line) lines.delete(key);
  }
}
