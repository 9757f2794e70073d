import 'server-only';
import { type RunningJob, startJob } from '@/lib/server/jobs/start-job';
import { reconcilePayments } from './reconcile-payments';
import { reconcileRefunds } from './reconcile-refunds';
import { sendRefunds } from './send-refunds';

const RECONCILE_EVERY_MS = 10_000;
const REFUNDS_EVERY_MS = 15_000;
const LOOK_EVERY_MS = 30_000;
const LEASE_MS = 30_000;

/** Starts the background work of payments: making up lost webhooks of payments and of
 * refunds made in the provider's dashboard, and sending refunds until the provider took them. */
export function startPaymentJobs(): RunningJob {
  const jobs = [
    startJob({
      name: 'reconcile-payments',
      everyMs: RECONCILE_EVERY_MS,
      leaseMs: LEASE_MS,
      run: () => reconcilePayments(),
    }),
    startJob({
      name: 'reconcile-refunds',
      everyMs: LOOK_EVERY_MS,
      leaseMs: LEASE_MS,
      run: () => reconcileRefunds(),
    }),
    startJob({
      name: 'send-refunds',
      everyMs: REFUNDS_EVERY_MS,
      leaseMs: LEASE_MS,
      run: () => sendRefunds(),
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
