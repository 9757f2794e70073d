import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { reconcilePayments } from './intents/reconcile-payments';
import { sendRefunds } from './refunds/send-refunds';
import { reconcileDisputes } from './webhooks/reconcile-disputes';
import { reconcileRefunds } from './webhooks/reconcile-refunds';

const RECONCILE_PAYMENTS_EVERY_MS = 10_000;
const RECONCILE_REFUNDS_EVERY_MS = 30_000;
const RECONCILE_DISPUTES_EVERY_MS = 60_000;
const SEND_REFUNDS_EVERY_MS = 15_000;
const LEASE_MS = 30_000;

/**
 * Reconciles payments, refunds in the provider's dashboard and disputes, for lost webhooks, and sends refunds until
 * the provider accepts them.
 */
export function startPaymentJobs(): RunningJob {
  const jobs = [
    startJob({
      name: 'reconcile-payments',
      everyMs: RECONCILE_PAYMENTS_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => reconcilePayments(undefined, signal),
    }),
    startJob({
      name: 'reconcile-refunds',
      everyMs: RECONCILE_REFUNDS_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => reconcileRefunds(undefined, signal),
    }),
    startJob({
      name: 'reconcile-disputes',
      everyMs: RECONCILE_DISPUTES_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => reconcileDisputes(undefined, signal),
    }),
    startJob({
      name: 'send-refunds',
      everyMs: SEND_REFUNDS_EVERY_MS,
      leaseMs: LEASE_MS,
      run: (signal) => sendRefunds(undefined, signal),
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
