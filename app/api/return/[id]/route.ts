import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getReturn } from '@/lib/server/commerce/returns/read-returns';
import { returnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(returnCalls.getReturn, ({ actor, params }) => getReturn(actor, params.id)),
]);
