import type { z } from 'zod';
import { call } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import { categoryCalls } from '@/lib/shared/categories/categories.contract';
import type { NewCategory } from '@/lib/shared/categories/category.schema';
import { searchWordCalls } from '@/lib/shared/search-words/search-words.contract';
import type { ChangedSearchWords, NewSearchWords } from '@/lib/shared/search-words/search-words.schema';
import { specWordCalls } from '@/lib/shared/spec-words/spec-words.contract';
import type { SaveWordsInput } from '@/lib/shared/spec-words/spec-words.schema';
import type { BulkResult, BulkRow, bulkEditSchema } from '@/lib/shared/stock/bulk-edit.schema';
import { bulkEditCalls, stockCalls } from '@/lib/shared/stock/stock.contract';
import type { CorrectStockInput, StockFigures } from '@/lib/shared/stock/stock.schema';
import type { editToolSchema } from '@/lib/shared/tools/tool.schema';
import { type ManagedTool, managedToolSchema } from '@/lib/shared/tools/tool.schema';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

/** Returns the new revision. Throws ApiProblem: `edited-meanwhile` if someone else was first, `sku-taken`. */
export async function editTool(id: string, change: z.input<typeof editToolSchema>): Promise<number> {
  return (await call(toolCalls.editTool, { params: { id }, body: change })).revision;
}

export function editedMeanwhile(error: unknown): ManagedTool | null {
  if (!(error instanceof ApiProblem) || error.code !== 'edited-meanwhile') return null;
  const parsed = managedToolSchema.safeParse(error.members.current);
  return parsed.success ? parsed.data : null;
}

/** Throws `conflict` if the stock changed since it was read. */
export function correctStock(id: string, correction: CorrectStockInput): Promise<StockFigures> {
  return call(stockCalls.correctStock, { params: { id }, body: correction });
}

export type BulkRequest = z.input<typeof bulkEditSchema>;

export function changeManyTools(body: BulkRequest, idempotencyKey: string): Promise<BulkResult> {
  return call(bulkEditCalls.changeManyTools, { body, idempotencyKey });
}

export async function undoBulkChange(undoToken: string): Promise<BulkRow[]> {
  return (await call(bulkEditCalls.undoBulkChange, { body: { undoToken } })).rows;
}

export async function addCategory(category: NewCategory): Promise<void> {
  await call(categoryCalls.addCategory, { body: category });
}

export async function editCategory({ slug, ...category }: NewCategory): Promise<void> {
  await call(categoryCalls.editCategory, { params: { slug }, body: category });
}

export async function deleteCategory(slug: string): Promise<void> {
  await call(categoryCalls.deleteCategory, { params: { slug } });
}

export async function addSearchWords(group: NewSearchWords): Promise<void> {
  await call(searchWordCalls.addSearchWords, { body: group });
}

export async function editSearchWords(id: string, group: ChangedSearchWords): Promise<void> {
  await call(searchWordCalls.editSearchWords, { params: { id }, body: group });
}

export async function deleteSearchWords(id: string): Promise<void> {
  await call(searchWordCalls.deleteSearchWords, { params: { id } });
}

/** Loaded with the first save. */
export async function saveWords(input: SaveWordsInput): Promise<void> {
  await call(specWordCalls.saveWords, { body: input });
}
