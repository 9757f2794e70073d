import type { FailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { DisputeDocument } from '@/lib/server/platform/db/documents/payments';
import { type Audited, eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { PaymentLimit } from './intents/payment-limits.policy';
import {
  disputeClosedMail,
  disputeOpenedMail,
  type GivenUpRefund,
  refundFailedMail,
  refundGivenUpMail,
} from './payment-mails';

/** `before` is null for a new dispute, `order` for a payment that no order claimed. */
type Dispute = { before: DisputeDocument | null; dispute: DisputeDocument; order: OrderDocument | null };
type Decided = { actor: AuditActor; intentId: string; order: OrderDocument | null; amountCents: number };

export type PaymentEvents = {
  /** A limit was reached, for the first time in its window. */
  'payment.blocked': {
    actor: AuditActor;
    intentId: string | null;
    address: string | null;
    limit: Pick<PaymentLimit, 'kind' | 'what'>;
  };
  'dispute.opened': Dispute;
  'dispute.updated': Dispute;
  'dispute.closed': Dispute;
  'refund.failed': { failed: FailedRefund; order: OrderDocument | null; isMadeUp: boolean };
  /** The provider refuses to send it, and always will. */
  'refund.given-up': { refund: GivenUpRefund; order: OrderDocument | null };
  'refund.retried': Decided;
  'refund.settled': Decided;
};

function subjectOf(order: OrderDocument | null, intentId: string): Audited['subject'] {
  return order ? { kind: 'order', id: order._id, label: order.number } : { kind: 'payment', id: intentId };
}

function auditedDispute({ before, dispute, order }: Dispute): Audited {
  const { _id: disputeId, intentId: transactionId, amountCents, reason, state, isInquiry } = dispute;
  return {
    actor: 'payment-provider',
    subject: subjectOf(order, transactionId),
    before: before ? { state: before.state } : undefined,
    after: { disputeId, state, isInquiry, amountCents, reason, transactionId },
  };
}

const decided = {
  audit: ({ actor, intentId: transactionId, order, amountCents }: Decided): Audited => {
    return { actor, subject: subjectOf(order, transactionId), after: { amountCents, transactionId } };
  },
};

export const recordPaymentEvent = eventRecorder<PaymentEvents>({
  'payment.blocked': {
    audit: ({ actor, intentId: id, address, limit: { kind: why, what } }) => ({
      actor,
      subject: { kind: 'payment', id },
      after: { what, why },
      address: address ?? undefined,
    }),
  },
  'dispute.opened': {
    audit: auditedDispute,
    mails: ({ dispute, order }) => [disputeOpenedMail(dispute, order)],
  },
  'dispute.updated': { audit: auditedDispute },
  'dispute.closed': {
    audit: auditedDispute,
    mails: ({ dispute, order }) => [disputeClosedMail(dispute, order)],
  },
  'refund.failed': {
    audit: ({ failed: { id: refundId, intentId: transactionId, amountCents, reason }, order }) => ({
      actor: 'payment-provider',
      subject: subjectOf(order, transactionId),
      after: { refundId, amountCents, reason, transactionId },
    }),
    mails: ({ failed, order, isMadeUp }) => (isMadeUp ? [] : [refundFailedMail(failed, order)]),
  },
  'refund.given-up': {
    audit: ({ refund: { _id: refundId, intentId: transactionId, amountCents, lastError }, order }) => ({
      actor: 'system',
      subject: subjectOf(order, transactionId),
      after: { refundId, amountCents, reason: lastError, transactionId },
    }),
    mails: ({ refund, order }) => [refundGivenUpMail(refund, order)],
  },
  'refund.retried': decided,
  'refund.settled': decided,
});
