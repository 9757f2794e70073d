import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { receiveReturn } from '@/lib/server/commerce/returns/receive-return';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allReturnCalls.receiveReturn, ({ actor, params, body }) => receiveReturn(actor, params.id, body)),
]);
