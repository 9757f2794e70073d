import { MongoError } from '#errors';
import { HeldByTransaction, type WaitLimit } from './held-by-transaction';
import type { Store } from './store';

/** The most changes of one write to the disk; with more, readers would wait too long. */
const MAX_JOBS_PER_COMMIT = 256;

/** A disk that refuses writes is logged once, and again after so long without a refusal. */
const NEW_OUTAGE_MS = 60_000;

const DISK_ERROR = /MDB_MAP_FULL|no space left|quota exceeded|file too large|input\/output error/i;

type Job = {
  work: () => unknown;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
};

type Outcome = { value: unknown } | { error: unknown };

export type CommitHooks = {
  /** Inside the write, after the last change of a commit. */
  beforeCommit(): void;
  /** State in memory must be reloaded from the store after a failed commit. */
  afterFailure(): void;
  log(line: string): void;
};

/** Changes that arrive while the disk is busy are committed together; also what one wrote before a MongoError. */
export class Writer {
  private queue: Job[] = [];
  private scheduled = false;
  private drained: (() => void)[] = [];
  private refusedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: Store,
    private readonly hooks: CommitHooks,
  ) {}

  /**
   * Runs `work`, which reads and writes the store, in one of the next commits; resolves with its result when it is on
   * disk. After HeldByTransaction, it runs again when that transaction has ended. `work` may run more than once and
   * must change nothing but the store.
   */
  async submit<T>(work: () => T, limit?: WaitLimit): Promise<T> {
    while (true) {
      try {
        return await this.enqueue(work);
      } catch (error) {
        if (!(error instanceof HeldByTransaction)) throw error;
        await error.released(limit);
      }
    }
  }

  idle(): Promise<void> {
    if (this.queue.length === 0) return Promise.resolve();
    return new Promise((resolve) => this.drained.push(resolve));
  }

  private enqueue<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.queue.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.commit(this.queue.splice(0, MAX_JOBS_PER_COMMIT));
      if (this.queue.length > 0) this.schedule();
      else for (const resolve of this.drained.splice(0)) resolve();
    });
  }

  /** If the commit fails, each change is tried by itself, so that only the one at fault is refused. */
  private commit(jobs: Job[]): void {
    const outcomes: Outcome[] = [];
    try {
      this.store.write(() => {
        for (const job of jobs) outcomes.push(attempt(job));
        this.hooks.beforeCommit();
      });
    } catch (error) {
      this.hooks.afterFailure();
      if (jobs.length > 1) for (const job of jobs) this.commit([job]);
      else jobs[0]?.reject(this.clarify(error));
      return;
    }
    for (const [index, job] of jobs.entries()) {
      const outcome = outcomes[index] as Outcome;
      if ('error' in outcome) job.reject(outcome.error);
      else job.resolve(outcome.value);
    }
  }

  /**
   * A full disk becomes MongoDB's code for it; any other error stays as it is. LMDB reports an I/O error where the system
   * writes only part of a page.
   */
  private clarify(error: unknown): unknown {
    const message = error instanceof Error ? error.message : String(error);
    if (!DISK_ERROR.test(message)) return error;
    const refusal = new MongoError(
      'OutOfDiskSpace',
      `the disk is full or failing, nothing was written: ${message}`,
    );
    if (performance.now() - this.refusedAt > NEW_OUTAGE_MS) this.hooks.log(refusal.message);
    this.refusedAt = performance.now();
    return refusal;
  }
}

function attempt(job: Job): Outcome {
  try {
    return { value: job.work() };
  } catch (error) {
    if (error instanceof MongoError || error instanceof HeldByTransaction) return { error };
    throw error;
  }
}
