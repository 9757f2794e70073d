import { handle, route } from '@/lib/server/http/handle';
import { shipOrder } from '@/lib/server/orders/ship-order';
import { cancelAnyOrderAndIntent } from '@/lib/server/payments/cancel-order-and-intent';
import { idParamSchema } from '@/lib/shared/schemas/fields';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  PATCH: handle({
    who: 'admin',
    rate: 'write',
    params: idParamSchema,
    run: ({ actor, params }) => shipOrder(actor, params.id),
  }),
  DELETE: handle({
    who: 'admin',
    rate: 'write',
    params: idParamSchema,
    run: ({ actor, params }) => cancelAnyOrderAndIntent(actor, params.id),
  }),
});
