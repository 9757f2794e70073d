import 'server-only';
import type { ClientSession } from 'mongodb';
import { type AuditActor, recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import type { OrderDocument, PartRefund, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import type { AuditAction } from '@/lib/shared/audit/audit-actions';
import { awaitsShipment, movesMoney, type OrderState, stateOf } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { firstLine } from './order-lines';

const ACTIONS: Record<OrderState, AuditAction> = {
  unpaid: 'order.placed',
  paid: 'order.paid',
  shipped: 'order.shipped',
  cancelled: 'order.cancelled',
  expired: 'order.expired',
  refunded: 'order.refunded',
};

/** A payment or refund that no person made is the payment provider's; anything else that no person did is the store's. */
function actorOf(order: OrderDocument, entry: TimelineEntry): AuditActor {
  if (entry.by === 'system') return movesMoney(entry) ? 'payment-provider' : 'system';
  const role = entry.by === 'admin' ? 'admin' : 'customer';
  return { userId: entry.actorId ?? order.buyerId, role };
}

/** What was ordered: its one tool, or the lines. */
function placedFacts(order: OrderDocument): Record<string, unknown> {
  const { lines, units, totals, currency, poNumber, address, phone } = order;
  const { toolId, name } = firstLine(order);
  const what =
    lines.length === 1
      ? { toolId, toolName: name }
      : { lines: lines.map((line) => ({ sku: line.sku, quantity: line.quantity, cents: lineCents(line) })) };
  return {
    ...what,
    orderQuantity: units,
    orderValueCents: totals.totalCents,
    currency,
    poNumber,
    address,
    phone,
  };
}

/**
 * Records a step of an order in the audit log, within the step's own transaction. `from` is the state before, null for an
 * order that was just placed.
 */
export async function recordOrderEvent(
  order: OrderDocument,
  from: OrderState | null,
  entry: TimelineEntry,
  session: ClientSession,
): Promise<void> {
  const isPaid = awaitsShipment(entry);
  await recordAuditEvent(
    {
      action: ACTIONS[entry.state],
      actor: actorOf(order, entry),
      subject: { kind: 'order', id: order._id, label: order.number },
      ...(from ? { before: { state: from } } : {}),
      after: {
        state: entry.state,
        ...(from ? {} : placedFacts(order)),
        ...(isPaid ? { transactionId: order.transactionId } : {}),
      },
    },
    session,
  );
}

/** Records in the audit log that a part of an order was refunded; `before` is the order before it. */
export async function recordPartRefund(
  before: OrderDocument,
  { id, amountCents, lines, actorId, creditNoteNumber }: PartRefund,
  session: ClientSession,
): Promise<void> {
  const refundedCents = before.partRefundedCents ?? 0;
  const units = lines.map(({ toolId, quantity, restock }) => ({
    sku: before.lines.find((line) => line.toolId.equals(toolId))?.sku,
    quantity,
    restock,
  }));
  await recordAuditEvent(
    {
      action: 'order.part-refunded',
      actor: { userId: actorId, role: 'admin' },
      subject: { kind: 'order', id: before._id, label: before.number },
      before: { refundedCents },
      after: {
        refundedCents: refundedCents + amountCents,
        amountCents,
        refundId: id,
        ...(units.length > 0 ? { lines: units } : {}),
        ...(creditNoteNumber ? { creditNoteNumber } : {}),
      },
    },
    session,
  );
}

/** Records in the audit log that money of an order was refunded at the provider without refunding the order. */
export async function recordProviderRefund(
  order: OrderDocument,
  amountCents: number,
  session: ClientSession,
): Promise<void> {
  await recordAuditEvent(
    {
      action: 'order.payment-returned',
      actor: 'payment-provider',
      subject: { kind: 'order', id: order._id, label: order.number },
      after: { state: stateOf(order), returnedCents: amountCents, transactionId: order.transactionId },
    },
    session,
  );
}
