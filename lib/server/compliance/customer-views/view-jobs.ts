import 'server-only';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { endExpiredViews } from './end-expired-views';

const EVERY_MS = 30_000;
const LEASE_MS = 30_000;

export function startViewJobs(): RunningJob {
  return startJob({
    name: 'end-expired-views',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: (signal) => endExpiredViews(new Date(), signal),
  });
}
