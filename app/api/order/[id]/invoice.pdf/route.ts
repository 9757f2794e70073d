import { handle, route } from '@/lib/server/http/handle';
import { getOrderInvoice } from '@/lib/server/orders/get-order-invoice';
import { idParamSchema } from '@/lib/shared/schemas/fields';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'either',
    rate: 'read',
    params: idParamSchema,
    run: ({ actor, params }) => getOrderInvoice(actor, params.id, 'invoice'),
  }),
});
