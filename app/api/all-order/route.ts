import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listAllOrders } from '@/lib/server/commerce/orders/list-all-orders';
import { listAllOrdersCall } from '@/lib/shared/contracts/orders';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listAllOrdersCall, ({ actor, query }) => listAllOrders(actor, query)),
]);
