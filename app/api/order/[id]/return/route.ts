import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { requestReturn } from '@/lib/server/commerce/returns/request-return';
import { returnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(returnCalls.requestReturn, ({ actor, params, body, idempotencyKey: key, language }) =>
    requestReturn(actor, params.id, body, { key, language }),
  ),
]);
