import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { correctStock } from '@/lib/server/tools/correct-stock';
import { listStockLines } from '@/lib/server/tools/list-stock-lines';
import { idParamSchema } from '@/lib/shared/schemas/fields';
import { correctStockSchema, stockQuerySchema } from '@/lib/shared/schemas/stock';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'admin',
    rate: 'read',
    params: idParamSchema,
    query: stockQuerySchema,
    run: async ({ actor, params, query }) => {
      const { lines, total } = await listStockLines(actor, params.id, query);
      return listResponse(lines, total);
    },
  }),
  POST: handle({
    who: 'admin',
    rate: 'write',
    params: idParamSchema,
    body: correctStockSchema,
    run: ({ actor, params, body }) => correctStock(actor, params.id, body),
  }),
});
