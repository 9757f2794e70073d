import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { exportOwnOrders } from '@/lib/server/commerce/orders/packing/export-orders';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.exportOwnOrders, ({ actor, query }) => exportOwnOrders(actor, query)),
]);
