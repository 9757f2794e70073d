import type { z } from 'zod';
import { callApi } from '@/lib/client/api';
import type { changeManyToolsCall, undoBulkChangeCall } from '@/lib/shared/stock/bulk-edit.contract';
import {
  type BulkResult,
  type BulkRow,
  type bulkEditSchema,
  bulkResultSchema,
  bulkUndoneSchema,
} from '@/lib/shared/stock/bulk-edit.schema';

export type BulkRequest = z.input<typeof bulkEditSchema>;

export function changeManyTools(body: BulkRequest, idempotencyKey: string): Promise<BulkResult> {
  const options = { schema: bulkResultSchema, body, as: 'bearer', idempotencyKey } as const;
  return callApi<typeof changeManyToolsCall>('POST', '/api/all-tool', options);
}

/** Returns a row for each tool. */
export async function undoBulkChange(undoToken: string): Promise<BulkRow[]> {
  const options = { schema: bulkUndoneSchema, body: { undoToken }, as: 'bearer' } as const;
  return (await callApi<typeof undoBulkChangeCall>('POST', '/api/all-tool/undo', options)).rows;
}
