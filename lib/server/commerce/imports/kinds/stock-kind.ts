import 'server-only';
import { undoToolRows } from '@/lib/server/commerce/tools/rows/undo-tool-rows';
import { type StockRowInput, writeStockRows } from '@/lib/server/commerce/tools/rows/write-stock-rows';
import { env } from '@/lib/server/platform/config/env';
import type { ImportRow } from '@/lib/server/platform/db/documents/imports';
import { judge } from '@/lib/server/platform/http/field-issues';
import { type StockRow, stockFileRowSchema, stockRowSchema } from '@/lib/shared/imports/bulk.schema';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { numberOf } from '../read/read-cells';
import { readMoment } from '../read/read-moment';
import { cellsOf, type Kind, type Layout, textOf } from './kind';

/** The filled cells of a row as a call has them. */
function valuesOfCells(value: unknown, layout: Layout): Record<string, unknown> {
  const filled = [...cellsOf(value, layout)].filter(([, cell]) => cell !== '');
  const read = (field: string, cell: string): unknown => {
    if (field === 'available' || field === 'change') return numberOf(cell) ?? cell;
    return field === 'reason' ? cell.toLowerCase() : cell;
  };
  return Object.fromEntries(filled.map(([field, cell]) => [field, read(field, cell)]));
}

function inputOf({ row, value }: ImportRow, layout: Layout, arrivedAt: Date): StockRowInput {
  const isFile = layout.source === 'file';
  const sku = textOf(value, 'sku', layout);
  const values = isFile ? valuesOfCells(value, layout) : value;
  const refused = (field: string, issue: IssueCode) => ({ row, sku, issues: { [field]: [issue] } });
  if (
    isFile &&
    sku !== '' &&
    !Object.keys(values as object).some((field) => /^(?:available|change)$/.test(field))
  )
    return { row, sku, figure: null, reason: 'stocktake' };
  const judged = judge(isFile ? stockFileRowSchema : stockRowSchema, values);
  if (judged.issues) return { row, sku, issues: judged.issues };
  const { available, change, asOf, externalId, reason = 'stocktake' }: StockRow = judged.value;
  const at = asOf === undefined ? undefined : readMoment(asOf, env().STORE_TIME_ZONE);
  if (at === null) return refused('asOf', 'as-of-invalid');
  if (at && at > arrivedAt) return refused('asOf', 'as-of-future');
  const figure =
    available === undefined
      ? { change: change ?? 0, ...(at ? { asOf: at } : {}) }
      : { available, asOf: at ?? arrivedAt, isNow: at === undefined };
  return { row, sku, figure, reason, ...(externalId === undefined ? {} : { externalId }) };
}

/** Stock: units on sale as somebody counted them, or a difference; a tool may have several rows. */
export const stockKind: Kind = {
  keyOf: () => null,
  apply: (rows, layout, context, session) =>
    writeStockRows(
      rows.map((row) => inputOf(row, layout, context.arrivedAt)),
      { ...context, isFile: layout.source === 'file' },
      session,
    ),
  undo: undoToolRows,
};
