import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { exportOrders } from '@/lib/server/commerce/orders/packing/selected-orders';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.exportOrders, ({ actor, query }) => exportOrders(actor, query)),
]);
