import 'server-only';
import { setImmediate } from 'node:timers/promises';

/** Work of this many milliseconds at a stretch is hardly noticed by other requests. */
const STEP_MS = 6;

/** Waits for a turn of the event loop if work went on for a while since the last one. */
export type Pause = () => Promise<void>;

/** Returns the pause of one piece of work, to be awaited between its parts. */
export function createPause(): Pause {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < STEP_MS) return;
    await setImmediate();
    begun = performance.now();
  };
}

/** Runs work to its end, with a pause wherever it yields, and returns its result. */
export async function runInSteps<Result>(work: Generator<unknown, Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** Maps a long list, with a pause between its items. */
export async function mapInSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  pause: Pause,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    await pause();
  }
  return results;
}
