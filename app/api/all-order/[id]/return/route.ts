import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { makeReturnForBuyer } from '@/lib/server/commerce/returns/request-return';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allReturnCalls.makeReturnForBuyer, ({ actor, params, body, idempotencyKey: key }) =>
    makeReturnForBuyer(actor, params.id, body, { key }),
  ),
]);
