import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getOrderPdf } from '@/lib/server/commerce/orders/packing/get-order-paper';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.getDeliveryNote, ({ actor, params, query }) =>
    getOrderPdf(actor, params.id, 'delivery-note', query),
  ),
]);
