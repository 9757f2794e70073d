import 'server-only';
import type { ClientSession } from 'mongodb';
import type { AuditValues } from '@/lib/server/platform/audit-log/audit-values';
import { type AuditActor, recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';

type RefundEvent = {
  action: 'refund.failed' | 'refund.retried' | 'refund.settled';
  actor: AuditActor;
  intentId: string;
  /** Null where no order claimed the payment: the entry is then about the payment. */
  order: OrderDocument | null;
  after: AuditValues;
};

/** Records in the audit log what became of a refund, within the caller's transaction. */
export async function recordRefundEvent(event: RefundEvent, session: ClientSession): Promise<void> {
  const { action, actor, intentId, order, after } = event;
  const subject = order
    ? ({ kind: 'order', id: order._id, label: order.number } as const)
    : ({ kind: 'payment', id: intentId } as const);
  await recordAuditEvent({ action, actor, subject, after: { ...after, transactionId: intentId } }, session);
}
