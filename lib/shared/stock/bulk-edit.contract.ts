import { type Contract, declareCall } from '../calls/contract';
import { bulkEditSchema, bulkResultSchema, bulkUndoneSchema, bulkUndoSchema } from './bulk-edit.schema';
import {
  bulkEntryParamsSchema,
  bulkEntrySchema,
  bulkHistoryQuerySchema,
  bulkHistorySchema,
} from './bulk-history.schema';

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
