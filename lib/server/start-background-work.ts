import 'server-only';
import { startAuditJobs } from './audit/audit-jobs';
import { startSessionJobs } from './auth/session-jobs';
import { startOutboxDispatcher } from './mail/dispatch-outbox';
import { startOrderJobs } from './orders/order-jobs';
import { startPaymentJobs } from './payments/payment-jobs';

/**
 * Starts everything the store does without being asked: mails, expiry and its warnings, reconciliation, refunds, sealing
 * the audit log. Any number of processes may, web servers and workers alike: each piece of work is one's at a time, by
 * leases in the database. `stop` lets what is under way come to its end.
 */
export function startBackgroundWork(): { stop: () => Promise<void> } {
  const outbox = startOutboxDispatcher();
  const jobs = [startAuditJobs(), startOrderJobs(), startPaymentJobs(), startSessionJobs()];
  return {
    async stop() {
      await Promise.all([outbox.stop(), ...jobs.map((job) => job.stop())]);
    },
  };
}
