import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getBulkChange } from '@/lib/server/commerce/tools/manage/list-bulk-changes';
import { bulkEditCalls } from '@/lib/shared/stock/stock.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(bulkEditCalls.getBulkChange, ({ actor, params }) => getBulkChange(actor, params.undoToken)),
]);
