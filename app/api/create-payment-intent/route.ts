import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { createPaymentIntent } from '@/lib/server/commerce/payments/intents/create-payment-intent';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(paymentCalls.createPaymentIntent, ({ actor, body }) => createPaymentIntent(actor, body)),
]);
