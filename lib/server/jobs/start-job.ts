import 'server-only';
import { randomUUID } from 'node:crypto';
import { isDatabaseReachable } from '@/lib/server/db/reachable';
import { returnLease, takeLease } from './lease.repository';

export type Job = {
  /** Names the lease, so that of all instances of the store one runs the job at a time. */
  name: string;
  everyMs: number;
  /** How long after its last sign of life an instance in the middle of a run is taken for dead, and another may run it. */
  leaseMs: number;
  run: () => Promise<unknown>;
};

export type RunningJob = { stop: () => Promise<void> };

/** Soon after a start, which may follow a crash in the middle of the work. */
const FIRST_ROUND_MS = 1_000;
const RENEWALS_A_LEASE = 3;

function logFailure(job: Job, error: unknown): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(
    JSON.stringify({ level: 'error', at: new Date().toISOString(), job: job.name, error: reason }),
  );
}

async function runOnce(job: Job, holder: string): Promise<void> {
  const take = () => {
    const now = new Date();
    return takeLease(job.name, holder, now, new Date(now.getTime() + job.leaseMs));
  };
  if (!(await take())) return;
  const renewal = setInterval(
    () => void take().catch((error: unknown) => logFailure(job, error)),
    job.leaseMs / RENEWALS_A_LEASE,
  );
  renewal.unref();
  try {
    await job.run();
  } finally {
    clearInterval(renewal);
    await returnLease(job.name, holder);
  }
}

/**
 * Runs a job soon and then every `everyMs`, counted from the end of a round, in one instance at a time. A failed round is
 * logged and tried again; while the database is away rounds are skipped. `stop` waits for the round under way.
 */
export function startJob(job: Job): RunningJob {
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  const schedule = (pauseMs: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round();
    }, pauseMs);
    timer.unref();
  };
  const round = async () => {
    try {
      if (isDatabaseReachable()) await runOnce(job, holder);
    } catch (error) {
      logFailure(job, error);
    }
    schedule(job.everyMs);
  };
  schedule(Math.min(FIRST_ROUND_MS, job.everyMs));
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
