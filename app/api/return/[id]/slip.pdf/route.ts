import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getReturnSlip } from '@/lib/server/commerce/returns/return-slip';
import { returnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(returnCalls.getReturnSlip, ({ actor, params }) => getReturnSlip(actor, params.id)),
]);
