import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getManagedStatementFile } from '@/lib/server/commerce/receivables/statement/get-statement';
import { managedReceivableCalls } from '@/lib/shared/receivables/receivables.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(managedReceivableCalls.exportManagedStatement, ({ actor, params, query }) =>
    getManagedStatementFile(actor, params.id, query, { kind: 'csv' }),
  ),
]);
