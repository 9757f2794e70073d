import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { exportChosenTools } from '@/lib/server/commerce/imports/export-file';
import { listToolsWithSales } from '@/lib/server/commerce/reports/list-tools-with-sales';
import { bulkEditCalls } from '@/lib/shared/stock/stock.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(bulkEditCalls.exportToolList, async ({ actor, query: { language, state, ...query } }) => {
    const { tools } = await listToolsWithSales(actor, { ...query, state: state ?? 'all' });
    return exportChosenTools(actor, new Set(tools.map(({ sku }) => sku)), language);
  }),
]);
