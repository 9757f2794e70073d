import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { invoicePaidMails, type PaidByCard } from './invoice-paid-mail';

type Of = { actor: AuditActor; payment: CompanyPaymentDocument };

export type CompanyPaymentEvents = {
  'payment.received': Of;
  'payment.reversed': Of & { amountCents: number; reason: string };
  'invoice.paid-by-card': PaidByCard;
};

const subjectOf = ({ _id: id }: CompanyPaymentDocument) => ({ kind: 'payment', id }) as const;

export const recordCompanyPaymentEvent = eventRecorder<CompanyPaymentEvents>({
  'payment.received': {
    audit: ({ actor, payment }) => ({
      actor,
      subject: subjectOf(payment),
      after: {
        companyId: payment.companyId,
        method: payment.method,
        amountCents: payment.amountCents,
        receivedOn: payment.receivedOn,
        invoices: payment.allocations.map(({ invoiceNumber }) => invoiceNumber),
        unappliedCents: payment.unappliedCents,
      },
    }),
  },
  'payment.reversed': {
    audit: ({ actor, payment, amountCents, reason }) => ({
      actor,
      subject: subjectOf(payment),
      after: { companyId: payment.companyId, method: payment.method, amountCents, reason },
    }),
  },
  'invoice.paid-by-card': { mails: invoicePaidMails },
});
