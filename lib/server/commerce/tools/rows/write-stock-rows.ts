import type { ClientSession, ObjectId } from 'mongodb';
import type { ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { FieldIssues } from '@/lib/shared/messages/errors';
import type { AdminStockReason } from '@/lib/shared/stock/stock-corrections';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { figureOf, judgeReference, movedSince, planStock, type StockFigure, withCount } from './plan-stock';
import { loadPool, type RowsContext, refusedFor, refusedRow, sameRow } from './rows';
import {
  findLinesSince,
  findReferences,
  insertReferences,
  type Reference,
  type ReferencedFigure,
} from './stock-rows.repository';
import { lineOf, type StockStep, storeStock, toolAfter } from './store-rows';
import type { ToolStepBack } from './write-tool-rows';

/** A row about the stock of the tool with this SKU; one without a figure says nothing. */
export type StockRowInput = { row: number; sku: string } & (
  | { figure: StockFigure | null; reason: AdminStockReason; externalId?: string; issues?: never }
  | { issues: FieldIssues }
);

type Sound = Exclude<StockRowInput, { issues: FieldIssues }>;

/** The changes of the rows before, and the names they gave them. */
type Progress = {
  tools: Map<string, ToolDocument>;
  references: ReferencedFigure[];
  steps: StockStep[];
};

type Context = RowsContext & { isFile: boolean };

/** A figure that is as of now follows the rows before it: what they moved is in it. */
function movesFor<Line extends { importId?: ObjectId }>(
  figure: StockFigure,
  lines: readonly Line[],
  { importId }: RowsContext,
): Line[] {
  const isNow = 'isNow' in figure && figure.isNow;
  return lines.filter((line) => !(isNow && line.importId?.equals(importId)));
}

function stepOf(
  { figure, reason, externalId }: Sound & { figure: StockFigure },
  tool: ToolDocument,
  quantity: number,
  { importId, now }: RowsContext,
): StockStep {
  const isCount = 'available' in figure;
  return {
    ...{
      tool,
      quantity,
      ...(isCount ? { counts: withCount(tool, { asOf: figure.asOf, importId }, now) } : {}),
    },
    line: {
      reason,
      ...(externalId === undefined ? {} : { externalId }),
      ...(figure.asOf ? { asOf: figure.asOf } : {}),
      ...(isCount ? {} : { isDifference: true as const }),
    },
  };
}

/** Returns what takes a row back, if it did anything: one that changes no figure may be a count all the same. */
function backOf(
  { tool, quantity, line: { asOf: at, isDifference } }: StockStep,
  reference: ReferencedFigure | undefined,
  now: Date,
): ToolStepBack {
  const units = quantity - tool.quantity;
  return {
    ...{ revision: tool.revision, at: at ?? now },
    ...(units === 0 ? {} : { units }),
    ...(isDifference ? { isDifference } : {}),
    ...(reference && { reference: { externalId: reference.externalId, figure: reference.figure } }),
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
  const progress: Progress = { tools: new Map(pool.byKey), references: [], steps: [] };

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
      .filter((step) => step.quantity !== step.tool.quantity && step.tool._id.equals(tool._id))
      .map((step) => lineOf(step, context));
    const movedUnits =
      'available' in figure ? movedSince(movesFor(figure, [...own, ...earlier], context), figure.asOf) : 0;
    const plan = planStock(tool, figure, movedUnits);
    if ('issue' in plan) return refusedFor(about, plan.field, plan.issue);
    if (reference) progress.references.push(reference);
    const step = stepOf({ ...row, figure }, tool, plan.quantity, context);
    progress.steps.push(step);
    const moved = toolAfter(step);
    progress.tools.set(key, moved);
    const back = backOf(step, reference, context.now);
    if (plan.isSame) return { ...sameRow(about), back };
    return {
      ...{ ...about, outcome: 'changed', back },
      before: { available: tool.quantity },
      after: { available: moved.quantity },
    };
  }

  const outcomes = rows.map(outcomeOf);
  if (session) {
    await insertReferences(progress.references, { importId: context.importId, at: context.now }, session);
    await storeStock(progress.steps, context, session);
    return outcomes;
  }
  // What a figure takes no notice of would fill the memory with tens of thousands of tools.
  for (const [key, tool] of progress.tools)
    if (tool !== pool.byKey.get(key))
      context.imagined.set(key, { ...tool, description: '', specs: [], pictures: [], documents: [] });
  return outcomes;
}
