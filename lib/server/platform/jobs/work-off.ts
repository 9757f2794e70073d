import { isDatabaseAway, isDatabaseOutage } from '@/lib/server/platform/db/database-errors';
import { isOutage } from '@/lib/server/platform/is-outage';
import { log } from '@/lib/server/platform/log';

/** So many outages in a row, without an item that went well between them, mean that the next item would fare no better. */
const OUTAGES_IN_A_ROW = 5;

/** A backlog is worked off over several rounds, so that a job's lease is released now and then. */
const BATCHES_A_ROUND = 100;

export type Work<T> = {
  job: string;
  items: AsyncIterable<T> | Iterable<T>;
  work: (item: T) => Promise<boolean>;
  /** For the log: ids, nothing personal. */
  describe: (item: T) => Record<string, unknown>;
  parallel?: number;
  signal?: AbortSignal | undefined;
  onFailure?: (item: T) => void;
};

export type Worked = { done: number; failed: number };

async function* each<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  yield* items;
}

/**
 * Works on every item. One that fails is logged and counted, and the others go on: an item that always throws stops
 * nothing but itself. A round ends early with the error where the database is away, where outages follow each other (of
 * the provider, too), and where the items cannot be read.
 */
export async function workOff<T>({ items, parallel = 1, ...rest }: Work<T>): Promise<Worked> {
  const { job, work, describe, signal, onFailure } = rest;
  const iterator = each(items);
  const worked = { done: 0, failed: 0 };
  let outages = 0;
  let hasEnded = false;

  function judge(item: T, error: unknown): void {
    worked.failed += 1;
    log()[isOutage(error) ? 'warn' : 'error']({ job, ...describe(item), error }, 'an item of a job failed');
    onFailure?.(item);
    if (isOutage(error) || isDatabaseOutage(error)) outages += 1;
    if (isDatabaseAway(error) || outages >= OUTAGES_IN_A_ROW) throw error;
  }

  async function workOn(item: T): Promise<void> {
    try {
      if (await work(item)) worked.done += 1;
      outages = 0;
    } catch (error) {
      judge(item, error);
    }
  }

  async function worker(): Promise<void> {
    try {
      while (!(hasEnded || signal?.aborted)) {
        const next = await iterator.next();
        if (next.done) return;
        await workOn(next.value);
      }
    } finally {
      hasEnded = true;
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: parallel }, worker));
  await iterator.return(undefined);
  if (worked.failed > 0) log().warn({ job, ...worked }, 'a round of a job left items behind');
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return worked;
}

/** `find` is called until it returns none, and must leave out what was worked on or failed. */
export async function* inBatches<T>(find: () => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let batches = 0; batches < BATCHES_A_ROUND; batches += 1) {
    const batch = await find();
    if (batch.length === 0) return;
    yield* batch;
  }
}
