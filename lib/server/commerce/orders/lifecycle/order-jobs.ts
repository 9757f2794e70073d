import 'server-only';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { expireUnpaidOrders } from './expire-unpaid-orders';
import { warnOfExpiry } from './warn-of-expiry';

const EXPIRY_EVERY_MS = 30_000;
const LEASE_MS = 30_000;

export function startOrderJobs(): RunningJob {
  const jobs = [
    startJob({
      name: 'expire-unpaid-orders',
      everyMs: EXPIRY_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => expireUnpaidOrders(new Date(), signal),
    }),
    startJob({
      name: 'warn-of-expiry',
      everyMs: EXPIRY_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => warnOfExpiry(new Date(), signal),
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
