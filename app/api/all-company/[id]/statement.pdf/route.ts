import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getManagedStatementFile } from '@/lib/server/commerce/account/statement/get-statement';
import { getManagedStatementPdfCall } from '@/lib/shared/company/account.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getManagedStatementPdfCall, ({ actor, params, query }) =>
    getManagedStatementFile(actor, params.id, query, { kind: 'pdf' }),
  ),
]);
