import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { refundOrder, refundPart } from '@/lib/server/commerce/payments/refunds/refund-order';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.refundOrder, async ({ actor, params, body, idempotencyKey: key }) =>
    body === undefined ? refundOrder(actor, params.id) : refundPart(actor, params.id, body, { key }),
  ),
]);
