import { handle, route } from '@/lib/server/http/handle';
import { createPaymentIntent } from '@/lib/server/payments/create-payment-intent';
import { createPaymentIntentSchema } from '@/lib/shared/schemas/order';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: handle({
    who: 'bearer',
    rate: 'payment',
    body: createPaymentIntentSchema,
    run: ({ actor, body }) => createPaymentIntent(actor, body),
  }),
});
