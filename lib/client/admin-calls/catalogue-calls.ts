import type { z } from 'zod';
import { call } from '@/lib/client/api';
import { ApiProblem } from '@/lib/client/problem';
import {
  addCategoryCall,
  deleteCategoryCall,
  editCategoryCall,
} from '@/lib/shared/categories/categories.contract';
import type { NewCategory } from '@/lib/shared/categories/category.schema';
import {
  addSearchWordsCall,
  deleteSearchWordsCall,
  editSearchWordsCall,
} from '@/lib/shared/search-words/search-words.contract';
import type { ChangedSearchWords, NewSearchWords } from '@/lib/shared/search-words/search-words.schema';
import { saveWordsCall } from '@/lib/shared/spec-words/spec-words.contract';
import type { SaveWordsInput } from '@/lib/shared/spec-words/spec-words.schema';
import type { BulkResult, BulkRow, bulkEditSchema } from '@/lib/shared/stock/bulk-edit.schema';
import { changeManyToolsCall, correctStockCall, undoBulkChangeCall } from '@/lib/shared/stock/stock.contract';
import type { CorrectStockInput, StockFigures } from '@/lib/shared/stock/stock.schema';
import type { editToolSchema } from '@/lib/shared/tools/tool.schema';
import { type ManagedTool, managedToolSchema } from '@/lib/shared/tools/tool.schema';
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

export type BulkRequest = z.input<typeof bulkEditSchema>;

export function changeManyTools(body: BulkRequest, idempotencyKey: string): Promise<BulkResult> {
  return call(changeManyToolsCall, { body, idempotencyKey });
}

export async function undoBulkChange(undoToken: string): Promise<BulkRow[]> {
  return (await call(undoBulkChangeCall, { body: { undoToken } })).rows;
}

export async function addCategory(category: NewCategory): Promise<void> {
  await call(addCategoryCall, { body: category });
}

export async function editCategory({ slug, ...category }: NewCategory): Promise<void> {
  await call(editCategoryCall, { params: { slug }, body: category });
}

export async function deleteCategory(slug: string): Promise<void> {
  await call(deleteCategoryCall, { params: { slug } });
}

export async function addSearchWords(group: NewSearchWords): Promise<void> {
  await call(addSearchWordsCall, { body: group });
}

export async function editSearchWords(id: string, group: ChangedSearchWords): Promise<void> {
  await call(editSearchWordsCall, { params: { id }, body: group });
}

export async function deleteSearchWords(id: string): Promise<void> {
  await call(deleteSearchWordsCall, { params: { id } });
}

/** Loaded with the first save. */
export async function saveWords(input: SaveWordsInput): Promise<void> {
  await call(saveWordsCall, { body: input });
}
