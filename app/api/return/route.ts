import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listReturns } from '@/lib/server/commerce/returns/read-returns';
import { returnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(returnCalls.listReturns, ({ actor, query }) => listReturns(actor, query)),
]);
