import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { stockWatchesOf } from '@/lib/server/commerce/tools/stock/watch-stock';
import { ownerOf } from '@/lib/server/identity/owner';
import { stockWatchCalls } from '@/lib/shared/stock/stock.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(stockWatchCalls.listStockWatches, ({ actor }) => stockWatchesOf(ownerOf(actor))),
]);
