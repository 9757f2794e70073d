import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { settleReturn } from '@/lib/server/commerce/returns/settle-return';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allReturnCalls.settleReturn, ({ actor, params, body, idempotencyKey: key }) =>
    settleReturn(actor, params.id, body, { key }),
  ),
]);
