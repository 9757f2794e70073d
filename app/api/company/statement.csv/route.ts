import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getStatementFile } from '@/lib/server/commerce/receivables/statement/get-statement';
import { statementCalls } from '@/lib/shared/receivables/receivables.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(statementCalls.exportStatement, ({ actor, query }) => getStatementFile(actor, query, 'csv')),
]);
