import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { correctStock, listStockLines } from '@/lib/server/commerce/tools/stock/tool-stock';
import { stockCalls } from '@/lib/shared/stock/stock.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(stockCalls.listStockLines, ({ actor, params, query }) => listStockLines(actor, params.id, query)),
  bind(stockCalls.correctStock, ({ actor, params, body }) => correctStock(actor, params.id, body)),
]);
