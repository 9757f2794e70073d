import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { changeManyTools } from '@/lib/server/commerce/tools/manage/change-many-tools';
import { bulkEditCalls } from '@/lib/shared/stock/stock.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(bulkEditCalls.changeManyTools, ({ actor, body, idempotencyKey }) =>
    changeManyTools(actor, body, { idempotencyKey }),
  ),
]);
