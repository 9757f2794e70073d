import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { learnColumns } from '@/lib/server/commerce/quick-order/learned-columns';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quickOrderCalls.learnColumns, ({ actor, body }) => learnColumns(actor, body)),
]);
