import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { closeReturn } from '@/lib/server/commerce/returns/decide-return';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allReturnCalls.closeReturn, ({ actor, params, body }) => closeReturn(actor, params.id, body.reason)),
]);
