import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { previewRefund } from '@/lib/server/commerce/payments/refunds/preview-refund';
import { refundOrder } from '@/lib/server/commerce/payments/refunds/refund-order';
import { refundPart } from '@/lib/server/commerce/payments/refunds/refund-part';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.refundOrder, async ({ actor, params, query, body, idempotencyKey: key }) => {
    if (query.dryRun) return previewRefund(actor, params.id, body);
    return body === undefined ? refundOrder(actor, params.id) : refundPart(actor, params.id, body, { key });
  }),
]);
