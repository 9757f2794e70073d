import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listAllOrders } from '@/lib/server/commerce/orders/read/list-orders';
import { orderCalls } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(orderCalls.listAllOrders, ({ actor, query }) => listAllOrders(actor, query)),
]);
