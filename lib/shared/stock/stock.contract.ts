import { z } from 'zod';
import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { deletedSchema } from '../calls/write-results.schema';
import { managedToolQuerySchema } from '../tools/tool.schema';
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

export const stockCalls = callsOf({ tag: 'Tools', who: 'admin' })({
  listStockLines: {
    method: 'GET',
    path: '/api/tool/{id}/stock',
    summary:
      'The stock ledger of a tool, newest line first: every change of what is available and on hand, with reason, actor and time. It outlives the tool.',
    key: 'tools:read',
    params: idParamSchema,
    query: stockQuerySchema,
    success: { status: 200, description: 'The lines.', list: 'lines', schema: stockLineSchema },
  },
  correctStock: {
    method: 'POST',
    path: '/api/tool/{id}/stock',
    summary:
      'Correct how many units are available, with a reason. Refused if the stock has changed since it was read.',
    key: 'stock:write',
    params: idParamSchema,
    request: correctStockSchema,
    success: { status: 200, description: 'The figures afterwards.', schema: stockFiguresSchema },
    errors: ['conflict'],
  },
});

/** The most watches of one account with a verified e-mail. */
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

export const stockWatchCalls = callsOf({ tag: 'Tools', who: 'either', whose: OWN })({
  listStockWatches: {
    method: 'GET',
    path: '/api/stock-watch',
    summary: 'The tools about which one gets a mail when they are back in stock, the newest first.',
    success: { status: 200, description: 'The tools.', list: 'watches', schema: stockWatchSchema },
  },
  watchStock: {
    method: 'PUT',
    path: '/api/tool/{id}/stock-watch',
    summary:
      'Get one mail when this tool, which is out of stock, is back in stock. Again it changes nothing; the mail ends it.',
    params: idParamSchema,
    pageLanguage: true,
    success: {
      status: 200,
      description: 'A mail will come.',
      schema: z.object({ watching: z.literal(true) }),
    },
    errors: ['not-found', 'conflict', 'not-on-sale'],
  },
  unwatchStock: {
    method: 'DELETE',
    path: '/api/tool/{id}/stock-watch',
    summary: 'Get no mail about this tool’s stock.',
    params: idParamSchema,
    success: { status: 200, description: 'No mail will come.', schema: deletedSchema },
  },
});

export const bulkEditCalls = callsOf({ tag: 'Tools', who: 'admin' })({
  changeManyTools: {
    method: 'POST',
    path: '/api/all-tool',
    summary:
      'Change price, minimum order, low stock, state, category or lead time of many tools at once, by their ids or by a filter; with `dryRun` only say what would become of each.',
    key: 'tools:write',
    request: bulkEditSchema,
    idempotency: 'changes nothing again and returns what the first did',
    success: { status: 200, description: 'A row for each tool.', schema: bulkResultSchema },
  },
  exportToolList: {
    ...listFile({
      path: '/api/all-tool/export.csv',
      summary:
        'The tools that the list of products shows, in every state unless one is named, as `/api/export/tools.csv` has all.',
      query: managedToolQuerySchema,
    }),
    who: 'either-admin',
  },
  undoBulkChange: {
    method: 'POST',
    path: '/api/all-tool/undo',
    summary:
      'Undo a change of many tools: each gets the value it had, unless it was edited or deleted since.',
    key: 'tools:write',
    request: bulkUndoSchema,
    success: { status: 200, description: 'A row for each tool.', schema: bulkUndoneSchema },
    errors: ['not-found'],
  },
  listBulkChanges: {
    method: 'GET',
    path: '/api/all-tool/changes',
    summary: 'The changes of many tools in the last seven days, newest first.',
    key: 'tools:read',
    query: bulkHistoryQuerySchema,
    success: {
      status: 200,
      description: 'The changes.',
      list: 'changes',
      pageSize: 25,
      schema: bulkHistorySchema,
    },
  },
  getBulkChange: {
    method: 'GET',
    path: '/api/all-tool/changes/{undoToken}',
    summary: 'A change of many tools: a row for each tool, and, once it is undone, what became of each.',
    key: 'tools:read',
    params: bulkEntryParamsSchema,
    success: { status: 200, description: 'The change.', schema: bulkEntrySchema },
    errors: ['not-found'],
  },
});
