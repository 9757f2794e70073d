import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getBulkChange } from '@/lib/server/commerce/tools/manage/list-bulk-changes';
import { getBulkChangeCall } from '@/lib/shared/stock/stock.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getBulkChangeCall, ({ actor, params }) => getBulkChange(actor, params.undoToken)),
]);
