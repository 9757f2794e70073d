import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { reverseCompanyPayment } from '@/lib/server/commerce/payments/company/record-company-payment';
import { managedReceivableCalls } from '@/lib/shared/receivables/receivables.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedReceivableCalls.reverseCompanyPayment, ({ actor, params, body }) =>
    reverseCompanyPayment(actor, params.id, body),
  ),
]);
