import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getStatement } from '@/lib/server/commerce/receivables/statement/get-statement';
import { getStatementCall } from '@/lib/shared/receivables/receivables.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getStatementCall, ({ actor, query }) => getStatement(actor, query)),
]);
