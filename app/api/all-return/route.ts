import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listAllReturns } from '@/lib/server/commerce/returns/read-returns';
import { allReturnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allReturnCalls.listAllReturns, ({ actor, query }) => listAllReturns(actor, query)),
]);
