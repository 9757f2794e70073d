import type { z } from 'zod';
import { call } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import { correctStockCall } from '@/lib/shared/stock/stock.contract';
import type { CorrectStockInput, StockFigures } from '@/lib/shared/stock/stock.schema';
import { type ManagedTool, managedToolSchema } from '@/lib/shared/tools/managed-tool.schema';
import type { editToolSchema } from '@/lib/shared/tools/tool.schema';
import { editToolCall } from '@/lib/shared/tools/tools.contract';

/** Returns the new revision. Throws ApiProblem: `edited-meanwhile` if someone else was first, `sku-taken`. */
export async function editTool(id: string, change: z.input<typeof editToolSchema>): Promise<number> {
  return (await call(editToolCall, { params: { id }, body: change })).revision;
}

export function editedMeanwhile(error: unknown): ManagedTool | null {
  if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return null;
  const parsed = managedToolSchema.safeParse(error.members.current);
  return parsed.success ? parsed.data : null;
}

/** Throws `conflict` if the stock changed since it was read. */
export function correctStock(id: string, correction: CorrectStockInput): Promise<StockFigures> {
  return call(correctStockCall, { params: { id }, body: correction });
}
