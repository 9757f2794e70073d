import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { checkList } from '@/lib/server/commerce/quick-order/check-list';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quickOrderCalls.checkList, ({ actor, body }) => checkList(actor, body)),
]);
