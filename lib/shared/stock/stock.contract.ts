import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { correctStockSchema, stockFiguresSchema, stockLineSchema, stockQuerySchema } from './stock.schema';

export const listStockLinesCall = declareCall({
  method: 'GET',
  path: '/api/tool/{id}/stock',
  tag: 'Tools',
  summary:
    'The stock ledger of a tool, newest line first: every change of what is available and on hand, with reason, actor and time. It outlives the tool.',
  who: 'admin',
  key: 'tools:read',
  rate: 'read',
  params: idParamSchema,
  query: stockQuerySchema,
  success: { status: 200, description: 'The lines.', list: 'lines', schema: stockLineSchema },
});

export const correctStockCall = declareCall({
  method: 'POST',
  path: '/api/tool/{id}/stock',
  tag: 'Tools',
  summary:
    'Correct how many units are available, with a reason. Refused if the stock has changed since it was read.',
  who: 'admin',
  key: 'stock:write',
  rate: 'write',
  params: idParamSchema,
  request: correctStockSchema,
  success: { status: 200, description: 'The figures afterwards.', schema: stockFiguresSchema },
  errors: ['conflict'],
});

export const STOCK_CALLS: readonly Contract[] = [listStockLinesCall, correctStockCall];
