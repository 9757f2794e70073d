import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { importOwnNumbers } from '@/lib/server/commerce/own-numbers/import-own-numbers';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quickOrderCalls.importOwnNumbers, ({ actor, body }) => importOwnNumbers(actor, body)),
]);
