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

/** Nobody of ours pays an order when the provider tells of it; everything else that is nobody's is the store's own. */
function actorOf(order: OrderDocument, entry: TimelineEntry): AuditActor {
  if (entry.by === 'system') return entry.state === 'paid' ? 'payment-provider' : 'system';
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
