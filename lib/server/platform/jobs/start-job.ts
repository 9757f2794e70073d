import 'server-only';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/server/platform/db/client';
import { withLease } from '@/lib/server/platform/db/one-at-a-time';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { isOutage } from '@/lib/server/platform/is-outage';
import { log } from '@/lib/server/platform/log';
import { writeSuccess } from './job-runs.repository';

export type Job = {
  /** Names the lease: one instance of the store runs the job at a time. */
  name: string;
  everyMs: number;
  leaseMs: number;
  /** Ends early once the signal aborts: the job was stopped, or another instance has its lease. */
  run: (signal: AbortSignal) => Promise<unknown>;
};

export type RunningJob = { stop: () => Promise<void> };

/** How often a success is recorded at most: some jobs run every second. */
const RECORD_EVERY_MS = 15_000;

/** The first round comes soon: the process may have crashed in the middle of one. */
const FIRST_ROUND_MS = 1_000;

function logFailure(job: Job, error: unknown): void {
  log()[isOutage(error) ? 'warn' : 'error']({ job: job.name, error }, 'a round of a job failed');
}

async function runOnce(job: Job, holder: string, stopped: AbortSignal): Promise<boolean> {
  const { name, leaseMs } = job;
  const onRenewalFailure = (error: unknown) => logFailure(job, error);
  const { isHeld } = await withLease(
    await openDatabase(),
    { name, leaseMs, holder, onRenewalFailure },
    (lost) => job.run(AbortSignal.any([stopped, lost])),
  );
  return isHeld;
}

/** Soon, and then `everyMs` after each round, but while the database is down. `stop` aborts the round and waits. */
export function startJob(job: Job): RunningJob {
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let recordedAt = Number.NEGATIVE_INFINITY;
  const schedule = (pauseMs: number) => {
    if (stopped.signal.aborted) return;
    timer = setTimeout(() => {
      running = round();
    }, pauseMs);
    timer.unref();
  };
  const round = async () => {
    try {
      const hasRun = isDatabaseReady() && (await runOnce(job, holder, stopped.signal));
      if (hasRun && performance.now() - recordedAt >= RECORD_EVERY_MS) {
        await writeSuccess(job.name, new Date());
        recordedAt = performance.now();
      }
    } catch (error) {
      logFailure(job, error);
    }
    schedule(job.everyMs);
  };
  schedule(Math.min(FIRST_ROUND_MS, job.everyMs));
  return {
    stop: async () => {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
