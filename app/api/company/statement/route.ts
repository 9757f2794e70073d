import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getStatement } from '@/lib/server/commerce/receivables/statement/get-statement';
import { statementCalls } from '@/lib/shared/receivables/receivables.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(statementCalls.getStatement, ({ actor, query }) => getStatement(actor, query)),
]);
