import 'server-only';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { tellLowStock } from './tell-low-stock';

const EVERY_MS = 60_000;
const LEASE_MS = 30_000;

/** Starts the background work of stock: telling the shop of what has got low. */
export function startStockJobs(): RunningJob {
  return startJob({
    name: 'tell-low-stock',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: () => tellLowStock(),
  });
}
