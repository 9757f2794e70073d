import type { ObjectId } from 'mongodb';
import type { ToolRowInput } from '@/lib/server/commerce/tools/rows/judge-tool-rows';
import { refusedFor, refusedRow } from '@/lib/server/commerce/tools/rows/rows';
import { undoToolRows } from '@/lib/server/commerce/tools/rows/undo-tool-rows';
import { type StockRowInput, writeStockRows } from '@/lib/server/commerce/tools/rows/write-stock-rows';
import { writeToolRows } from '@/lib/server/commerce/tools/rows/write-tool-rows';
import { env } from '@/lib/server/platform/config/env';
import type { ImportOutcome, ImportRow, StoredIssues } from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { judge } from '@/lib/server/platform/http/field-issues';
import { type StockRow, stockFileRowSchema, stockRowSchema } from '@/lib/shared/imports/import.schema';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import type { IssueCode } from '@/lib/shared/messages/messages';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { SPECS_FIELD } from '../read/columns';
import { isSpecColumn } from '../read/fields';
import { missingPictures, readMoment } from '../read/read-cells';
import { shownCell } from '../read/row-values';
import { specsFault } from '../read/spec-cells';
import { cellOfTool, toolOfCells } from '../read/tool-cells';
import { cellsOf, inOrder, type Kind, type Layout, textOf, valuesOf } from './kind';

/** The fields of a row of a file that say something else than the tool does; all of its specifications where one of them does. */
function valuesOfCells(
  value: unknown,
  layout: Layout,
  tool: ToolDocument | null,
  skuOf: (id: ObjectId) => string | undefined,
): Record<string, unknown> {
  const all = [...cellsOf(value, layout)];
  const shows = ([field, cell]: [string, string]) =>
    field !== SPECS_FIELD &&
    tool !== null &&
    cellOfTool(tool, field, { decimal: '.', skuOf }).trim() === cell;
  const hasSpecs = all.some((entry) => isSpecColumn(entry[0]) && !shows(entry));
  const said = all.filter((entry) => (isSpecColumn(entry[0]) ? hasSpecs : !shows(entry)));
  const values = toolOfCells(
    said.map(([field]) => field),
    said.map(([, cell]) => cell),
    tool,
  );
  return { ...values, sku: textOf(value, 'sku', layout) };
}

function toolRowInput({ row, value }: ImportRow, layout: Layout): ToolRowInput {
  const sku = textOf(value, 'sku', layout);
  if (layout.source === 'bulk') return { row, sku, valuesFor: () => value as Record<string, unknown> };
  return { row, sku, valuesFor: (tool, skuOf) => valuesOfCells(value, layout, tool, skuOf) };
}

/** Says what is wrong with the specifications of a row of a file; null if nothing is. */
function specsFaultOf(value: unknown, layout: Layout): FieldIssues | null {
  const cells = layout.source === 'file' ? cellsOf(value, layout) : new Map<string, string>();
  const pairs = cells.get(SPECS_FIELD);
  if (pairs === undefined) return null;
  const columns = [...cells].filter(([field]) => isSpecColumn(field) && field !== SPECS_FIELD);
  return specsFault(
    pairs,
    columns.map(([field, cell]) => ({ field, value: cell })),
  );
}

/** Says which pictures of a row of a file are not there; null for none. */
function picturesNote(value: unknown, layout: Layout): StoredIssues | null {
  if (layout.source !== 'file') return null;
  const cell = textOf(value, 'pictures', layout);
  if (missingPictures(cell).length === 0) return null;
  return [['pictures', ['import-picture-missing'], shownCell(cell)]];
}

/** Tools: fields of those that are there, by their SKUs, and new ones. */
export const toolsKind: Kind = {
  keyOf: (value, layout) => skuKeyOf(textOf(value, 'sku', layout)) || null,
  async apply(rows, layout, context, session) {
    const refused: ImportOutcome[] = [];
    const sound = rows.filter(({ row, value }) => {
      const fault = specsFaultOf(value, layout);
      const sku = textOf(value, 'sku', layout);
      if (fault) refused.push(refusedRow({ row, ...(sku ? { sku } : {}) }, fault));
      return !fault;
    });
    const inputs = sound.map((row) => toolRowInput(row, layout));
    const named = inputs.filter(({ sku }) => skuKeyOf(sku) !== '');
    const unnamed = inputs.filter(({ sku }) => skuKeyOf(sku) === '');
    const maySetStock = layout.source === 'file';
    const written = await writeToolRows(named, { ...context, maySetStock }, session);
    const notes = new Map(rows.map(({ row, value }) => [row, picturesNote(value, layout)]));
    return inOrder(rows, [
      ...refused,
      ...written.map((outcome) => {
        const note = outcome.outcome === 'refused' ? null : notes.get(outcome.row);
        return note ? { ...outcome, notes: note } : outcome;
      }),
      ...unnamed.map(({ row, sku }) =>
        refusedFor({ row }, 'sku', sku === '' ? 'sku-required' : 'sku-invalid'),
      ),
    ]);
  },
  undo: undoToolRows,
};

function inputOf({ row, value }: ImportRow, layout: Layout, arrivedAt: Date): StockRowInput {
  const isFile = layout.source === 'file';
  const sku = textOf(value, 'sku', layout);
  const values = isFile ? valuesOf(value, layout) : (value as Record<string, unknown>);
  const refused = (field: string, issue: IssueCode) => ({ row, sku, issues: { [field]: [issue] } });
  if (isFile && sku !== '' && values.available === undefined && values.change === undefined)
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
