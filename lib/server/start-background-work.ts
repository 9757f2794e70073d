import { APPROVAL_DIGEST, approvalDigest } from './commerce/approvals/approval-mails';
import { INVITATION_DIGEST, invitationDigest } from './commerce/companies/company-mails';
import { startVatJobs } from './commerce/companies/vat/vat-jobs';
import { startImportJobs } from './commerce/imports/run/work-on-run';
import { invoiceAttachments } from './commerce/invoices/attached/invoice-files';
import { findNamedChecks } from './commerce/invoices/invoices.repository';
import { startOfferJobs } from './commerce/offers/offer-jobs';
import { OFFER_PDF, offerAttachment } from './commerce/offers/offer-mails';
import { startOrderJobs } from './commerce/orders/lifecycle/order-jobs';
import { ORDER_DIGEST, orderDigest } from './commerce/orders/order-mails';
import { findReliantCompanies } from './commerce/orders/read/order-figures.repository';
import { startPaymentJobs } from './commerce/payments/payment-jobs';
import { startFileJobs } from './commerce/tools/edit/tool-files';
import { startStockJobs } from './commerce/tools/stock/low-stock';
import { startWatchJob } from './commerce/tools/stock/watch-stock';
import { startViewJobs } from './compliance/customer-views/view-jobs';
import { startClosedAccountsJob } from './compliance/privacy/note-closed-accounts';
import { startSessionJobs } from './identity/sessions/sessions';
import { SHOP_DIGEST, shopDigest } from './inbox/requests/shop-digest';
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
    ...invoiceAttachments,
  });
  const jobs = [
    startDigestJob(digests),
    startAuditJobs(),
    startOrderJobs(),
    startOfferJobs(),
    startVatJobs({ findReliantCompanies, findInvoicedChecks: findNamedChecks }),
    startPaymentJobs(),
    startStockJobs(),
    startWatchJob(),
    startSessionJobs(),
    startFileJobs(),
    startImportJobs(),
    startViewJobs(),
    startClosedAccountsJob(),
  ];
  return {
    async stop() {
      await Promise.all([outbox.stop(), ...jobs.map((job) => job.stop())]);
    },
  };
}
