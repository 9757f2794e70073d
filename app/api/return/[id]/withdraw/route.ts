import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { withdrawReturn } from '@/lib/server/commerce/returns/decide-return';
import { returnCalls } from '@/lib/shared/returns/returns.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(returnCalls.withdrawReturn, ({ actor, params }) => withdrawReturn(actor, params.id)),
]);
