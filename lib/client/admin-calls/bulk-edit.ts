import type { z } from 'zod';
import { call } from '@/lib/client/api';
import { changeManyToolsCall, undoBulkChangeCall } from '@/lib/shared/stock/bulk-edit.contract';
import type { BulkResult, BulkRow, bulkEditSchema } from '@/lib/shared/stock/bulk-edit.schema';

export type BulkRequest = z.input<typeof bulkEditSchema>;

export function changeManyTools(body: BulkRequest, idempotencyKey: string): Promise<BulkResult> {
  return call(changeManyToolsCall, { body, idempotencyKey });
}

export async function undoBulkChange(undoToken: string): Promise<BulkRow[]> {
  return (await call(undoBulkChangeCall, { body: { undoToken } })).rows;
}
