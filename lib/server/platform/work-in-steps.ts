import { setImmediate } from 'node:timers/promises';

/** Work of this many milliseconds at a stretch is hardly noticed by other requests. */
const STEP_MS = 6;

export type Pause = () => Promise<void>;

export function createPause(): Pause {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < STEP_MS) return;
    await setImmediate();
    begun = performance.now();
  };
}

export async function runInSteps<Result>(work: Generator<unknown, Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await pause();
  }
}

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
