import 'server-only';

const SHORTEST_MS = 500;
const LONGEST_MS = 30_000;
/** A process that served this long starts the count anew. */
const SOUND_AFTER_MS = 60_000;

/**
 * How long to wait before a process that ended is started again: longer each time it ends soon after its start, so that one
 * that always crashes does not take the processor from the others. `crashes` are those in a row, this one included.
 */
export function restartDelay(crashes: number): number {
  return Math.min(LONGEST_MS, SHORTEST_MS * 2 ** (crashes - 1));
}

/** Returns the crashes in a row after one of a process that ran this long. */
export function crashesInARow(before: number, ranMs: number): number {
  return ranMs >= SOUND_AFTER_MS ? 1 : before + 1;
}
