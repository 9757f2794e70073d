import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getManagedStatement } from '@/lib/server/commerce/receivables/statement/get-statement';
import { managedReceivableCalls } from '@/lib/shared/receivables/receivables.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedReceivableCalls.getManagedStatement, ({ actor, params, query }) =>
    getManagedStatement(actor, params.id, query),
  ),
]);
