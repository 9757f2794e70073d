import 'server-only';
import { startOrderJobs } from './commerce/orders/order-jobs';
import { startPaymentJobs } from './commerce/payments/payment-jobs';
import { startSessionJobs } from './identity/sessions/session-jobs';
import { startAuditJobs } from './platform/audit-log/audit-jobs';
import { startOutboxDispatcher } from './platform/mail/dispatch-outbox';

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
