import 'server-only';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { reportLowStock } from './report-low-stock';

const EVERY_MS = 60_000;
const LEASE_MS = 30_000;

export function startStockJobs(): RunningJob {
  return startJob({
    name: 'tell-low-stock',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: () => reportLowStock(),
  });
}
