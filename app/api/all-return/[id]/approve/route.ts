import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { approveReturn } from '@/lib/server/commerce/returns/decide-return';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allReturnCalls.approveReturn, ({ actor, params, body }) => approveReturn(actor, params.id, body)),
]);
