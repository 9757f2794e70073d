import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { retryRefund } from '@/lib/server/commerce/payments/refunds/resolve-failed-refund';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(paymentCalls.retryRefund, ({ actor, params }) => retryRefund(actor, params.transactionId)),
]);
