import { APPROVAL_DIGEST, approvalDigest } from './commerce/approvals/approval-mails';
import { INVITATION_DIGEST, invitationDigest } from './commerce/companies/company-mails';
import { startVatJobs } from './commerce/companies/vat/vat-jobs';
import { startImportJobs } from './commerce/imports/run/work-on-run';
import { invoiceAttachments } from './commerce/invoices/attached/invoice-files';
import { findNamedChecks } from './commerce/invoices/invoices.repository';
import { startOfferJobs } from './commerce/offers/jobs/offer-jobs';
import { OFFER_PDF, offerAttachment } from './commerce/offers/offer-mails';
import { acknowledgementAttachment } from './commerce/orders/acknowledgement-pdf';
import { ORDER_DIGEST, orderDigest } from './commerce/orders/compose-order-mail';
import { startOrderJobs } from './commerce/orders/lifecycle/order-jobs';
import { ACKNOWLEDGEMENT_PDF } from './commerce/orders/order-mails';
import { findReliantCompanies } from './commerce/orders/read/order-figures.repository';
import { startPaymentJobs } from './commerce/payments/payment-jobs';
import { REMINDER_STATEMENT, reminderAttachment } from './commerce/receivables/reminders/reminder-mail';
import { RETURN_SLIP } from './commerce/returns/return-mails';
import { returnSlipAttachment } from './commerce/returns/return-slip';
import { startSerialJobs } from './commerce/serials/remind-calibrations';
import { startFileJobs } from './commerce/tools/edit/tool-files';
import { startStockJobs } from './commerce/tools/stock/low-stock';
import { startWatchJob } from './commerce/tools/stock/watch-stock';
import { startViewJobs } from './compliance/customer-views/view-jobs';
import { startClosedAccountsJob } from './compliance/privacy/note-closed-accounts';
import { startSessionJobs } from './identity/sessions/sessions';
import { SHOP_DIGEST, shopDigest } from './inbox/requests/shop-digest';
import { startWebhookDispatcher } from './integrations/endpoints/dispatch-webhooks';
import { startQueueJob } from './integrations/endpoints/queue-events';
import { startAuditJobs } from './platform/audit-log/seal-audit-log';
import { startOutboxDispatcher } from './platform/mail/dispatch-outbox';
import { startDigestJob } from './platform/mail/send-digests';

/**
 * Any number of processes may run it, web servers and workers alike: leases in the database admit one at a time. `stop` waits
 * for work in progress.
 */
export function startBackgroundWork(): { stop: () => Promise<void> } {
  const digests = {
    [ORDER_DIGEST]: orderDigest(),
    [APPROVAL_DIGEST]: approvalDigest(),
    [INVITATION_DIGEST]: invitationDigest,
    [SHOP_DIGEST]: shopDigest(),
  };
  const outbox = startOutboxDispatcher(digests, {
    [OFFER_PDF]: offerAttachment,
    [RETURN_SLIP]: returnSlipAttachment,
    [REMINDER_STATEMENT]: reminderAttachment,
    [ACKNOWLEDGEMENT_PDF]: acknowledgementAttachment,
    ...invoiceAttachments,
  });
  const webhooks = startWebhookDispatcher();
  const jobs = [
    startDigestJob(digests),
    startAuditJobs(),
    startQueueJob(),
    startOrderJobs(),
    startOfferJobs(),
    startVatJobs({ findReliantCompanies, findInvoicedChecks: findNamedChecks }),
    startPaymentJobs(),
    startStockJobs(),
    startWatchJob(),
    startSerialJobs(),
    startSessionJobs(),
    startFileJobs(),
    startImportJobs(),
    startViewJobs(),
    startClosedAccountsJob(),
  ];
  return {
    async stop() {
      await Promise.all([outbox.stop(), webhooks.stop(), ...jobs.map((job) => job.stop())]);
    },
  };
}
