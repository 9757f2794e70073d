import { call } from '@/lib/client/api';
import { messageText } from '@/lib/client/language/message-text';
import { ApiProblem, fieldMessageOf, savedMeanwhile, sentenceOf } from '@/lib/client/problem';
import { issueCodeOf } from '@/lib/shared/messages/messages';
import { typedCount } from '@/lib/shared/numbers/number-fields.schema';
import type { Language } from '@/lib/shared/site/languages';
import { stockCalls } from '@/lib/shared/stock/stock.contract';
import { managedToolSchema } from '@/lib/shared/tools/tool.schema';
import {
  lowStockBelowSchema,
  moqSchema,
  priceSchema,
  toolQuantitySchema,
  toolStateSchema,
} from '@/lib/shared/tools/tool-fields.schema';
import { toolCalls } from '@/lib/shared/tools/tools.contract';
import type { CellField, CellValue, ProductRow } from './product-row';

/** Loaded with the first interaction: what is typed is read by the schemas of the calls. */

const SCHEMAS = {
  price: () => priceSchema,
  moq: (language: Language) => typedCount(moqSchema, language),
  quantity: (language: Language) => typedCount(toolQuantitySchema, language),
  state: () => toolStateSchema,
  lowStockBelow: (language: Language) => typedCount(lowStockBelowSchema, language),
} as const;

export type CellReading = { value: CellValue } | { message: string };

export function readCell(field: CellField, typed: string, language: Language): CellReading {
  const parsed = SCHEMAS[field](language).safeParse(typed);
  if (parsed.success) return { value: parsed.data as CellValue };
  const [issue] = parsed.error.issues;
  const params = issue?.code === 'custom' ? issue.params : undefined;
  return { message: messageText(issueCodeOf(issue?.message ?? ''), params) };
}

/** `row` is the tool as it is now. */
export type CellOutcome =
  | { kind: 'saved'; row: ProductRow }
  | { kind: 'conflict'; row: ProductRow }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string };

/** `seen` is what the cell showed when it was edited. */
export type CellChange = { field: CellField; seen: CellValue; value: CellValue };

function compared(row: ProductRow, { field, value }: CellChange): CellOutcome {
  // Someone else wrote the same, or an earlier attempt whose response was lost.
  return { kind: row[field] === value ? 'saved' : 'conflict', row };
}

const ATTEMPTS = 4;

/** A tool of which someone edited other fields is saved again by its new revision. */
async function saveField(shown: ProductRow, change: CellChange): Promise<CellOutcome> {
  const { field, seen, value } = change;
  let row = shown;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const revision = (
        await call(toolCalls.editTool, {
          params: { id: row._id },
          body: { revision: row.revision, [field]: value },
        })
      ).revision;
      return { kind: 'saved', row: { ...row, [field]: value, revision } };
    } catch (error) {
      const current = savedMeanwhile(error, managedToolSchema);
      if (!current) throw error;
      const { price, moq, quantity, state, lowStockBelow, revision } = current;
      row = { ...row, price, moq, quantity, state, lowStockBelow, revision };
      if (row[field] !== seen || attempt === ATTEMPTS) return compared(row, change);
    }
  }
}

async function saveStock(row: ProductRow, change: CellChange): Promise<CellOutcome> {
  try {
    const correction = { quantity: Number(change.value), seen: row.quantity, reason: 'stocktake' } as const;
    const { available, reserved, owed } = await call(stockCalls.correctStock, {
      params: { id: row._id },
      body: correction,
    });
    return { kind: 'saved', row: { ...row, quantity: available, reserved, owed } };
  } catch (error) {
    const now = error instanceof ApiProblem && error.code === 'conflict' && error.reason?.params?.count;
    if (typeof now !== 'number') throw error;
    return compared({ ...row, quantity: now }, change);
  }
}

/** Never throws. */
export async function saveCell(row: ProductRow, change: CellChange): Promise<CellOutcome> {
  const { field, seen } = change;
  if (row[field] !== seen) return compared(row, change);
  try {
    return await (field === 'quantity' ? saveStock(row, change) : saveField(row, change));
  } catch (error) {
    const refusal = fieldMessageOf(error, field);
    return refusal === undefined
      ? { kind: 'failed', message: sentenceOf(error) }
      : { kind: 'refused', message: refusal };
  }
}
