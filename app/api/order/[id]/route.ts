import { handle, route } from '@/lib/server/http/handle';
import { getOrder } from '@/lib/server/orders/get-order';
import { cancelOrderAndIntent } from '@/lib/server/payments/cancel-order-and-intent';
import { recordPayment } from '@/lib/server/payments/record-payment';
import { idParamSchema } from '@/lib/shared/schemas/fields';
import { recordPaymentSchema } from '@/lib/shared/schemas/order';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'bearer',
    rate: 'read',
    params: idParamSchema,
    run: ({ actor, params }) => getOrder(actor, params.id),
  }),
  PATCH: handle({
    who: 'bearer',
    rate: 'payment',
    params: idParamSchema,
    body: recordPaymentSchema,
    run: ({ actor, params, body }) => recordPayment(actor, params.id, body),
  }),
  DELETE: handle({
    who: 'bearer',
    rate: 'write',
    params: idParamSchema,
    run: ({ actor, params }) => cancelOrderAndIntent(actor, params.id),
  }),
});
