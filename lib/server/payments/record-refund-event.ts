import 'server-only';
import type { ClientSession } from 'mongodb';
import type { AuditValues } from '@/lib/server/audit/audit-values';
import { type AuditActor, recordAuditEvent } from '@/lib/server/audit/record-audit-event';
import type { RefundedOrder } from '@/lib/server/orders/note-refund';

type RefundEvent = {
  action: 'refund.failed' | 'refund.retried' | 'refund.settled';
  actor: AuditActor;
  intentId: string;
  /** Null where no order claimed the payment: then the entry is about the payment. */
  order: RefundedOrder | null;
  after: AuditValues;
};

/** Writes to the audit log what became of money that was to go back, within the caller's transaction. */
export async function recordRefundEvent(event: RefundEvent, session: ClientSession): Promise<void> {
  const { action, actor, intentId, order, after } = event;
  const subject = order
    ? ({ kind: 'order', id: order.id, label: order.number } as const)
    : ({ kind: 'payment', id: intentId } as const);
  await recordAuditEvent({ action, actor, subject, after: { ...after, transactionId: intentId } }, session);
}
