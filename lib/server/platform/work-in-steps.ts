import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

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

type Limits = { longestMs: number; memoryMb: number };

/** Has a bundle answer what is given to it in a thread of its own; null where it fails, or needs more time or memory than that. */
export async function inThread<Answer>(
  file: string,
  data: unknown,
  { longestMs, memoryMb }: Limits,
): Promise<Answer | null> {
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let limit: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer | null>((resolve) => {
      const fail = () => resolve(null);
      limit = setTimeout(fail, longestMs);
      worker.once('error', fail).once('exit', fail);
      worker.once('message', (answer: Answer) => resolve(answer));
    });
  } finally {
    clearTimeout(limit);
    await worker.terminate();
  }
}
