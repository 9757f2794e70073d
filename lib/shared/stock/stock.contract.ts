import { z } from 'zod';
import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema } from '../calls/write-results.schema';
import {
  bulkEditSchema,
  bulkEntryParamsSchema,
  bulkEntrySchema,
  bulkHistoryQuerySchema,
  bulkHistorySchema,
  bulkResultSchema,
  bulkUndoneSchema,
  bulkUndoSchema,
} from './bulk-edit.schema';
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

/** Of one account with a verified e-mail. */
export const STOCK_WATCHES_MAX = 100;

const stockWatchSchema = z.object({
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  slug: z.string(),
  since: z.iso.datetime(),
});
export type StockWatch = z.infer<typeof stockWatchSchema>;

const OWN = 'one’s own';

export const listStockWatchesCall = declareCall({
  method: 'GET',
  path: '/api/stock-watch',
  tag: 'Tools',
  summary: 'The tools about which one gets a mail when they are back in stock, the newest first.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  success: { status: 200, description: 'The tools.', list: 'watches', schema: stockWatchSchema },
});

export const watchStockCall = declareCall({
  method: 'PUT',
  path: '/api/tool/{id}/stock-watch',
  tag: 'Tools',
  summary:
    'Get one mail when this tool, which is out of stock, is back in stock. Again it changes nothing; the mail ends it.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  pageLanguage: true,
  success: {
    status: 200,
    description: 'A mail will come.',
    schema: z.object({ watching: z.literal(true) }),
  },
  errors: ['not-found', 'conflict', 'not-on-sale'],
});

export const unwatchStockCall = declareCall({
  method: 'DELETE',
  path: '/api/tool/{id}/stock-watch',
  tag: 'Tools',
  summary: 'Get no mail about this tool’s stock.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'No mail will come.', schema: deletedSchema },
});

export const STOCK_WATCH_CALLS: readonly Contract[] = [
  listStockWatchesCall,
  watchStockCall,
  unwatchStockCall,
];

export const changeManyToolsCall = declareCall({
  method: 'POST',
  path: '/api/all-tool',
  tag: 'Tools',
  summary:
    'Change price, minimum order, low stock, state, category or lead time of many tools at once, by their ids or by a filter; with `dryRun` only say what would become of each.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  request: bulkEditSchema,
  idempotency: 'changes nothing again and returns what the first did',
  success: { status: 200, description: 'A row for each tool.', schema: bulkResultSchema },
});

export const undoBulkChangeCall = declareCall({
  method: 'POST',
  path: '/api/all-tool/undo',
  tag: 'Tools',
  summary: 'Undo a change of many tools: each gets the value it had, unless it was edited or deleted since.',
  who: 'admin',
  key: 'tools:write',
  rate: 'write',
  request: bulkUndoSchema,
  success: { status: 200, description: 'A row for each tool.', schema: bulkUndoneSchema },
  errors: ['not-found'],
});

export const listBulkChangesCall = declareCall({
  method: 'GET',
  path: '/api/all-tool/changes',
  tag: 'Tools',
  summary: 'The changes of many tools in the last seven days, newest first.',
  who: 'admin',
  key: 'tools:read',
  rate: 'read',
  query: bulkHistoryQuerySchema,
  success: { status: 200, description: 'The changes.', list: 'changes', schema: bulkHistorySchema },
});

export const getBulkChangeCall = declareCall({
  method: 'GET',
  path: '/api/all-tool/changes/{undoToken}',
  tag: 'Tools',
  summary: 'A change of many tools: a row for each tool, and, once it is undone, what became of each.',
  who: 'admin',
  key: 'tools:read',
  rate: 'read',
  params: bulkEntryParamsSchema,
  success: { status: 200, description: 'The change.', schema: bulkEntrySchema },
  errors: ['not-found'],
});

export const BULK_EDIT_CALLS: readonly Contract[] = [
  changeManyToolsCall,
  undoBulkChangeCall,
  listBulkChangesCall,
  getBulkChangeCall,
];
