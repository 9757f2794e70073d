import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { RefundDocument } from '@/lib/server/db/documents/payments';
import { demoRefundId } from './demo-refund-id';

/** The money of refunded orders, which went back as soon as the admin wished it. */
export function refundDocuments(orders: readonly OrderDocument[]): RefundDocument[] {
  return orders.flatMap((order): RefundDocument[] => {
    const { _id, state, transactionId, endedAt } = order;
    if (state !== 'refunded' || !transactionId || !endedAt) return [];
    return [
      {
        _id: transactionId,
        orderId: _id,
        amountCents: order.orderValueCents,
        reason: 'admin',
        state: 'refunded',
        dueAt: endedAt,
        attempts: 1,
        refundId: demoRefundId(_id),
        createdAt: endedAt,
        refundedAt: endedAt,
      },
    ];
  });
}
