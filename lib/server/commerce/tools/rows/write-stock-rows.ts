import type { ClientSession, ObjectId } from 'mongodb';
import type { ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import type { AdminStockReason } from '@/lib/shared/stock/stock-corrections';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { insertStockLines } from '../stock/stock-ledger.repository';
import { stockLine } from '../stock/stock-lines';
import { recordToolEvent } from '../tool-events';
import {
  type Counts,
  figureOf,
  judgeReference,
  movedSince,
  planStock,
  type StockFigure,
  withCount,
} from './plan-stock';
import { lineActor, loadPool, type RowsContext, refusedFor, refusedRow, sameRow } from './rows';
import {
  findLinesSince,
  findReferences,
  insertReferences,
  type Reference,
  type ReferencedFigure,
} from './stock-rows.repository';
import { writeStock } from './tool-rows.repository';
import type { ToolStepBack } from './write-tool-rows';

/** A row about the stock of the tool with this SKU; one without a figure says nothing. */
export type StockRowInput = { row: number; sku: string } & (
  | { figure: StockFigure | null; reason: AdminStockReason; externalId?: string; issues?: never }
  | { issues: FieldIssues }
);

type Sound = Exclude<StockRowInput, { issues: FieldIssues }>;
type Step = { row: Sound & { figure: StockFigure }; tool: ToolDocument; quantity: number };

/** The changes of the rows before, and the names they gave them. */
type Progress = {
  tools: Map<string, ToolDocument>;
  references: ReferencedFigure[];
  counted: Map<string, ToolDocument>;
  steps: Step[];
};

type Context = RowsContext & { isFile: boolean };

function lineOf({ row, tool, quantity }: Step, context: RowsContext): StockLedgerDocument {
  const { by, now: at } = context;
  const { figure, reason, externalId } = row;
  const { importId } = context;
  const change = quantity - tool.quantity;
  return stockLine(
    { ...tool, quantity },
    {
      ...lineActor(by),
      ...(externalId === undefined ? {} : { externalId }),
      ...(figure.asOf ? { asOf: figure.asOf } : {}),
      ...('available' in figure ? {} : { isDifference: true as const }),
      ...{ importId, at, change, onHandChange: change, reason },
    },
  );
}

async function write(
  { steps, references, counted }: Progress,
  context: RowsContext,
  session: ClientSession,
): Promise<void> {
  const { by, now: at, importId } = context;
  await insertReferences(references, { importId, at }, session);
  // In their order: of two rows about a tool the later one's figure stays.
  const figures = steps.map(({ tool, quantity }) => ({ toolId: tool._id, quantity, at }));
  const counts = [...counted.values()].map(({ _id: toolId, stockCountedAt, stockCounts }) => ({
    ...{ toolId, at, counts: { stockCountedAt, stockCounts } as Counts },
  }));
  await writeStock([...figures, ...counts], session);
  if (steps.length > 0)
    await insertStockLines(
      steps.map((step) => lineOf(step, context)),
      session,
    );
  const facts = steps.map(({ row: { reason, externalId }, tool, quantity }) => ({
    actor: by,
    tool,
    before: { quantity: tool.quantity },
    after: { quantity, reason, ...(externalId === undefined ? {} : { externalId }) },
  }));
  await recordToolEvent.all('tool.stock-corrected', facts, session);
}

/** A figure that is as of now follows the rows before it: what they moved is in it. */
function movesFor<Line extends { importId?: ObjectId }>(
  figure: StockFigure,
  lines: readonly Line[],
  { importId }: RowsContext,
): Line[] {
  const isNow = 'isNow' in figure && figure.isNow;
  return lines.filter((line) => !(isNow && line.importId?.equals(importId)));
}

/** Returns what takes a row back, if it did anything: one that changes no figure may be a count all the same. */
function backOf({ row: { figure, externalId }, tool, quantity }: Step, now: Date): ToolStepBack {
  const units = quantity - tool.quantity;
  return {
    revision: tool.revision,
    at: figure.asOf ?? now,
    ...(units === 0 ? {} : { units }),
    ...('available' in figure ? {} : { isDifference: true as const }),
    ...(externalId === undefined ? {} : { reference: { externalId, figure: figureOf(figure) } }),
  };
}

function changedRow({ row, tool, quantity }: Step, back: ToolStepBack): ImportOutcome {
  return {
    ...{ row: row.row, sku: tool.sku, toolId: tool._id.toHexString(), outcome: 'changed', back },
    before: { available: tool.quantity },
    after: { available: quantity },
  };
}

/**
 * Applies rows about the stock of tools in their order within the caller's transaction, each a line of the ledger; without one
 * nothing is written. Returns what became of each.
 */
export async function writeStockRows(
  rows: readonly StockRowInput[],
  context: Context,
  session?: ClientSession,
): Promise<ImportOutcome[]> {
  const keys = rows.map(({ sku }) => skuKeyOf(sku));
  const pool = await loadPool(keys, context.imagined, session);
  const sound = rows.flatMap((row) => (row.issues ? [] : row));
  const references = sound.flatMap(({ sku, externalId }) => {
    const tool = pool.byKey.get(skuKeyOf(sku));
    return tool && externalId !== undefined ? { toolId: tool._id, externalId } : [];
  });
  const recordedBefore = await findReferences(references, session);
  const moments = sound.flatMap(({ figure }) => figure?.asOf?.getTime() ?? []);
  const since = new Date(Math.min(context.now.getTime(), ...moments));
  const ids = [...pool.byKey.values()].map(({ _id }) => _id);
  const lines = since < context.now ? await findLinesSince(ids, since, session) : [];
  const progress: Progress = { tools: new Map(pool.byKey), references: [], counted: new Map(), steps: [] };

  /** Returns what is recorded under a reference, by this request too. */
  function recordedBy({ toolId, externalId }: Reference): Parameters<typeof judgeReference>[1] {
    const before = recordedBefore({ toolId, externalId });
    const own = progress.references.filter(
      (one) => one.externalId === externalId && one.toolId.equals(toolId),
    );
    if (before) return { ...before, isOwn: before.importId?.equals(context.importId) ?? false };
    return own.length > 0 ? { figures: own.map(({ figure }) => figure), isOwn: true } : undefined;
  }

  function outcomeOf(row: StockRowInput): ImportOutcome {
    if (row.issues) return refusedRow(row, row.issues);
    const key = skuKeyOf(row.sku);
    const tool = progress.tools.get(key);
    if (!tool) return refusedFor(row, 'sku', 'sku-unknown');
    const about = { row: row.row, sku: tool.sku, toolId: tool._id.toHexString() };
    const { figure, externalId } = row;
    if (!figure) return sameRow(about);
    const reference =
      externalId === undefined ? undefined : { toolId: tool._id, externalId, figure: figureOf(figure) };
    const judged = reference
      ? judgeReference(reference.figure, recordedBy(reference), context.isFile)
      : 'new';
    if (judged === 'same') return sameRow(about);
    if (judged === 'other-figure') return refusedFor(about, 'externalId', 'reference-used');
    const own = lines.filter(({ toolId }) => toolId.equals(tool._id));
    const earlier = progress.steps
      .filter((step) => step.tool._id.equals(tool._id))
      .map((step) => lineOf(step, context));
    const moved =
      'available' in figure ? movedSince(movesFor(figure, [...own, ...earlier], context), figure.asOf) : 0;
    const plan = planStock(tool, figure, moved);
    if ('issue' in plan) return refusedFor(about, plan.field, plan.issue);
    if (reference) progress.references.push(reference);
    const { importId, now } = context;
    const counts = 'available' in figure ? withCount(tool, { asOf: figure.asOf, importId }, now) : {};
    const after = { ...tool, quantity: plan.quantity, ...counts };
    progress.tools.set(key, after);
    if ('available' in figure) progress.counted.set(key, after);
    const step = { row: { ...row, figure }, tool, quantity: plan.quantity };
    const back = backOf(step, now);
    if (plan.isSame) return { ...sameRow(about), back };
    progress.steps.push(step);
    return changedRow(step, back);
  }

  const outcomes = rows.map(outcomeOf);
  if (session) await write(progress, context, session);
  // What a figure takes no notice of would fill the memory with tens of thousands of tools.
  else
    for (const [key, tool] of progress.tools)
      if (tool !== pool.byKey.get(key))
        context.imagined.set(key, { ...tool, description: '', specs: [], pictures: [], documents: [] });
  return outcomes;
}
