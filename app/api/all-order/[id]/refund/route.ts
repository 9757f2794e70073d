import { handle, route } from '@/lib/server/http/handle';
import { refundOrder } from '@/lib/server/payments/refund-order';
import { idParamSchema } from '@/lib/shared/schemas/fields';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'admin',
    rate: 'payment',
    params: idParamSchema,
    run: ({ actor, params }) => refundOrder(actor, params.id),
  }),
});
