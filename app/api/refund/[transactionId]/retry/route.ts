import { handle, route } from '@/lib/server/http/handle';
import { retryRefund } from '@/lib/server/payments/answer-failed-refund';
import { refundParamSchema } from '@/lib/shared/schemas/refund';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'admin',
    rate: 'payment',
    params: refundParamSchema,
    run: ({ actor, params }) => retryRefund(actor, params.transactionId),
  }),
});
