import { type Contract, declareCall } from '../calls/contract';
import { bulkEditSchema, bulkResultSchema, bulkUndoneSchema, bulkUndoSchema } from './bulk-edit.schema';

export const changeManyToolsCall = declareCall({
  method: 'POST',
  path: '/api/all-tool',
  tag: 'Tools',
  summary:
    'Change price, state or category of many tools at once, by their ids or by a filter; with `dryRun` only say what would become of each.',
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

export const BULK_EDIT_CALLS: readonly Contract[] = [changeManyToolsCall, undoBulkChangeCall];
