import type { ClientSession, ObjectId } from 'mongodb';
import { env } from '@/lib/server/platform/config/env';
import type { ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { createPause } from '@/lib/server/platform/work-in-steps';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import { categoryFinder } from '../categories/find-category';
import type { ToolChange } from '../edit/tool-changes';
import type { FileFields } from '../edit/tool-files';
import { claimToolFiles } from '../edit/tool-files';
import { movedSince, planStock, type StockPlan } from './plan-stock';
import { planTool } from './plan-tool';
import type { Pool } from './rows';
import { imaginedCategories, type RowsContext, refusedRow } from './rows';
import { findLinesSince } from './stock-rows.repository';

type Values = Record<string, unknown>;

/** A row about the tool with this SKU; `valuesFor` returns its fields as a call has them, where it matters by the tool that is there. */
export type ToolRowInput = {
  row: number;
  sku: string;
  /** Such a row adds no tool. */
  mustExist?: true;
  valuesFor: (tool: ToolDocument | null, skuOf: (id: ObjectId) => string | undefined) => Values;
};

/** A row that is to be done. */
export type Step = {
  input: ToolRowInput;
  tool: ToolDocument;
  isNew: boolean;
  change: ToolChange & Partial<Pick<ToolDocument, 'slug' | 'formerSlugs'>>;
  stock?: { quantity: number; isSame: boolean };
};

/** The rows that are to be done, and what became of the others by their numbers. */
export type Judged = { steps: Step[]; outcomes: Map<number, ImportOutcome> };

/** The tools that rows name as successors: those there are, and those that rows before add. */
function successorTexts(values: readonly Values[]): string[] {
  return values.flatMap(({ successorId }) => (typeof successorId === 'string' ? successorId : []));
}

/** Works out what each row does, in their order. */
export async function judgeRows(
  rows: readonly ToolRowInput[],
  { context, maySetStock, pool }: { context: RowsContext; maySetStock: boolean; pool: Pool },
  session?: ClientSession,
): Promise<Judged> {
  const pause = createPause();
  const judged: Judged = { steps: [], outcomes: new Map() };
  const skuOf = (id: ObjectId) => pool.byId.get(id.toHexString())?.sku;
  const all = rows.map((input) => input.valuesFor(pool.byKey.get(skuKeyOf(input.sku)) ?? null, skuOf));
  await pool.load(
    {
      skuKeys: successorTexts(all).map(skuKeyOf),
      ids: successorTexts(all).filter((text) => OBJECT_ID_PATTERN.test(text)),
    },
    session,
  );
  const findCategory = await categoryFinder(session, imaginedCategories(context.additions));
  const findTool = (text: string) => pool.byId.get(text) ?? pool.byKey.get(skuKeyOf(text));
  for (const [place, input] of rows.entries()) {
    await pause();
    const existing = pool.byKey.get(skuKeyOf(input.sku)) ?? null;
    if (!existing && input.mustExist) {
      judged.outcomes.set(input.row, refusedRow(input, { sku: ['sku-unknown'] }));
      continue;
    }
    const plan = planTool(all[place] ?? {}, existing, {
      maySetStock,
      findTool,
      findCategory,
      shopLeadDays: env().SHIPPING_LEAD_DAYS,
      now: context.now,
    });
    if (plan.kind === 'refused') {
      judged.outcomes.set(input.row, refusedRow(input, plan.issues));
      continue;
    }
    const { tool } = plan;
    if (plan.kind === 'new') pool.add(tool);
    const stock: StockPlan | undefined =
      plan.kind === 'edit' && plan.counted !== undefined
        ? await planCounted(tool, plan.counted, context, session)
        : undefined;
    if (stock && 'issue' in stock) {
      judged.outcomes.set(input.row, refusedRow(input, { quantity: [stock.issue] }));
      continue;
    }
    judged.steps.push({
      input,
      tool,
      isNew: plan.kind === 'new',
      change: plan.kind === 'new' ? {} : plan.change,
      ...(stock ? { stock } : {}),
    });
  }
  return judged;
}

/** Units that were counted when the rows arrived. What moved since then is looked up only where some time has gone by. */
async function planCounted(
  tool: ToolDocument,
  available: number,
  { arrivedAt, isDryRun }: RowsContext,
  session?: ClientSession,
): Promise<StockPlan> {
  const moved =
    tool.updatedAt > arrivedAt && !isDryRun
      ? movedSince(await findLinesSince([tool._id], arrivedAt, session), arrivedAt)
      : 0;
  return planStock(tool, { available, asOf: arrivedAt }, moved);
}

/** Keeps uploaded files that steps name, within a transaction; a step that names one that is gone is refused. */
export async function claimFiles(
  judged: Judged,
  { now }: RowsContext,
  session?: ClientSession,
): Promise<void> {
  const sound: Step[] = [];
  for (const step of judged.steps) {
    const { tool, isNew, change, input } = step;
    try {
      const { image, pictures, documents }: FileFields = isNew ? tool : change;
      await claimToolFiles({ _id: tool._id, image, pictures, documents }, now, session);
      sound.push(step);
    } catch (error) {
      if (!(error instanceof AppError && error.issues)) throw error;
      judged.outcomes.set(input.row, refusedRow(input, error.issues));
    }
  }
  judged.steps = sound;
}
