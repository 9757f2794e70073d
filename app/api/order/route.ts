import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { readIdempotency } from '@/lib/server/orders/idempotency';
import { listOwnOrders } from '@/lib/server/orders/list-own-orders';
import { placeOrder } from '@/lib/server/orders/place-order';
import { ownOrdersQuerySchema, placeOrderSchema } from '@/lib/shared/schemas/order';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'bearer',
    rate: 'read',
    query: ownOrdersQuerySchema,
    run: async ({ actor, query: { email, ...query } }) => {
      const { orders, total } = await listOwnOrders(actor, email ?? actor.email, query);
      return listResponse(orders, total);
    },
  }),
  POST: handle({
    who: 'either',
    rate: 'write',
    body: placeOrderSchema,
    status: 201,
    run: ({ actor, body, language, request }) =>
      placeOrder(actor, body, { idempotency: readIdempotency(request.headers, body), language }),
  }),
});
