import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { exportOrders } from '@/lib/server/commerce/orders/packing/selected-orders';
import { exportOrdersCall } from '@/lib/shared/orders/orders.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(exportOrdersCall, ({ actor, query }) => exportOrders(actor, query.ids, query.language)),
]);
