import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getStatement } from '@/lib/server/commerce/account/statement/get-statement';
import { getStatementCall } from '@/lib/shared/company/account.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getStatementCall, ({ actor, query }) => getStatement(actor, query)),
]);
