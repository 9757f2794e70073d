import 'server-only';
import type { ClientSession } from 'mongodb';
import { type AuditActor, recordAuditEvent } from '@/lib/server/audit/record-audit-event';
import type { OrderDocument, TimelineEntry } from '@/lib/server/db/documents/orders';
import type { AuditAction } from '@/lib/shared/audit-actions';
import type { OrderState } from '@/lib/shared/order-status';

const ACTIONS: Record<OrderState, AuditAction> = {
  unpaid: 'order.placed',
  paid: 'order.paid',
  shipped: 'order.shipped',
  cancelled: 'order.cancelled',
  expired: 'order.expired',
  refunded: 'order.refunded',
};

/** Nobody of ours pays or refunds an order when the provider tells of it; what else is nobody's is the store's own. */
function actorOf(order: OrderDocument, entry: TimelineEntry): AuditActor {
  const isTold = entry.state === 'paid' || entry.state === 'refunded';
  if (entry.by === 'system') return isTold ? 'payment-provider' : 'system';
  const role = entry.by === 'admin' ? 'admin' : 'customer';
  return { userId: entry.actorId ?? order.buyerId, role };
}

/**
 * Writes a step of an order to the audit log, within the step's own transaction. `from` is the state before; null for
 * an order that was just placed.
 */
export async function recordOrderEvent(
  order: OrderDocument,
  from: OrderState | null,
  entry: TimelineEntry,
  session: ClientSession,
): Promise<void> {
  const { toolId, toolName, orderQuantity, orderValueCents, currency, address, phone } = order;
  const placed = { toolId, toolName, orderQuantity, orderValueCents, currency, address, phone };
  const isPaid = entry.state === 'paid';
  await recordAuditEvent(
    {
      action: ACTIONS[entry.state],
      actor: actorOf(order, entry),
      subject: { kind: 'order', id: order._id, label: order.number },
      ...(from ? { before: { state: from } } : {}),
      after: {
        state: entry.state,
        ...(from ? {} : placed),
        ...(isPaid ? { transactionId: order.transactionId } : {}),
      },
    },
    session,
  );
}

/** Writes to the audit log that money of an order went back at the provider, while the order stays as it is. */
export async function recordReturn(
  order: OrderDocument,
  amountCents: number,
  session: ClientSession,
): Promise<void> {
  await recordAuditEvent(
    {
      action: 'order.payment-returned',
      actor: 'payment-provider',
      subject: { kind: 'order', id: order._id, label: order.number },
      after: { state: order.state, returnedCents: amountCents, transactionId: order.transactionId },
    },
    session,
  );
}
