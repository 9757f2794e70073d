import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { unwatchStock, watchStock } from '@/lib/server/commerce/tools/stock/watch-stock';
import { stockWatchCalls } from '@/lib/shared/stock/stock.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(stockWatchCalls.watchStock, ({ actor, params, language }) => watchStock(actor, params.id, language)),
  bind(stockWatchCalls.unwatchStock, ({ actor, params }) => unwatchStock(actor, params.id)),
]);
