import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listRefunds } from '@/lib/server/commerce/payments/refunds/list-refunds';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(paymentCalls.listRefunds, ({ actor, query }) => listRefunds(actor, query)),
]);
