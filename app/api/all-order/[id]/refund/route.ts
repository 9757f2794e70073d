import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { refundOrder } from '@/lib/server/commerce/payments/refunds/refund-order';
import { refundOrderCall } from '@/lib/shared/contracts/orders';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(refundOrderCall, ({ actor, params }) => refundOrder(actor, params.id)),
]);
