import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { handleProviderEvent } from '@/lib/server/commerce/payments/webhooks/handle-provider-event';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(paymentCalls.stripeWebhook, ({ body, request }) =>
    handleProviderEvent(body, request.headers.get('stripe-signature')),
  ),
]);
