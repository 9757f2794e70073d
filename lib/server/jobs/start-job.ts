import 'server-only';
import { randomUUID } from 'node:crypto';
import { isDatabaseReachable } from '@/lib/server/db/reachable';
import { returnLease, takeLease } from './lease.repository';

export type Job = {
  /** Names the lease, so that of all instances of the store one runs the job at a time. */
  name: string;
  everyMs: number;
  /** How long a run may take at most before another instance may take over. */
  leaseMs: number;
  run: () => Promise<unknown>;
};

export type RunningJob = { stop: () => Promise<void> };

async function runOnce(job: Job, holder: string): Promise<void> {
  const now = new Date();
  if (!(await takeLease(job.name, holder, now, new Date(now.getTime() + job.leaseMs)))) return;
  try {
    await job.run();
  } finally {
    await returnLease(job.name, holder);
  }
}

/**
 * Runs a job every `everyMs`, the next round counted from the end of the last, in one instance at a time. A failed round
 * is logged and tried again; while the database is away rounds are skipped. `stop` waits for the round under way.
 */
export function startJob(job: Job): RunningJob {
  const holder = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;
  const schedule = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = round();
    }, job.everyMs);
    timer.unref();
  };
  const round = async () => {
    try {
      if (isDatabaseReachable()) await runOnce(job, holder);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      console.error(
        JSON.stringify({ level: 'error', at: new Date().toISOString(), job: job.name, error: reason }),
      );
    }
    schedule();
  };
  schedule();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
