import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaymentIntentDocument, RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { isRefunded } from '@/lib/shared/orders/order-status';
import { demoRefundId } from './demo-refund-id';
import { DEMO_INTENT_PREFIX } from './register-demo-payments';
import { seedId } from './seed-documents';

export function intentDocuments(orders: readonly OrderDocument[]): PaymentIntentDocument[] {
  return orders.flatMap(({ _id: orderId, transactionId, placedAt }): PaymentIntentDocument[] => {
    if (!transactionId?.startsWith(DEMO_INTENT_PREFIX)) return [];
    const at = { createdAt: placedAt, touchedAt: placedAt };
    return [{ _id: transactionId, orderId, state: 'closed', ...at, revision: 0 }];
  });
}

export function refundDocuments(orders: readonly OrderDocument[]): RefundDocument[] {
  return orders.flatMap((order): RefundDocument[] => {
    const { _id, transactionId, endedAt } = order;
    if (!isRefunded(order) || !transactionId || !endedAt) return [];
    return [
      {
        _id: seedId(`refund:${order.number}`),
        intentId: transactionId,
        orderId: _id,
        amountCents: order.totals.totalCents,
        reason: 'admin',
        state: 'refunded',
        dueAt: endedAt,
        attempts: 1,
        providerRefundId: demoRefundId(_id),
        createdAt: endedAt,
        refundedAt: endedAt,
      },
    ];
  });
}
