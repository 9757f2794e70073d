import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { listAllOrders } from '@/lib/server/orders/list-all-orders';
import { allOrdersQuerySchema } from '@/lib/shared/schemas/order';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'admin',
    rate: 'read',
    query: allOrdersQuerySchema,
    run: async ({ actor, query }) => {
      const { orders, total } = await listAllOrders(actor, query);
      return listResponse(orders, total);
    },
  }),
});
