import type { ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { correctStockTo, movedStock } from '@/lib/shared/stock/move-stock';
import { loggedToolChange, type ToolChange } from '../edit/tool-changes';
import { updateTools } from '../edit/tool-edits.repository';
import { insertStockLines } from '../stock/stock-ledger.repository';
import { stockLine, stockOf, withStock } from '../stock/stock-lines';
import { recordToolEvent } from '../tool-events';
import type { Counts } from './plan-stock';
import { lineActor } from './rows';
import { writeStock } from './tool-rows.repository';

/** A tool as it was read, and the fields that become others. */
export type ToolEdit = { tool: ToolDocument; set: Partial<ToolDocument> };

/** Stores edits of tools, each with its event, within the caller's transaction. Throws Overtaken. */
export async function storeEdits(
  edits: readonly ToolEdit[],
  { by, now: at }: { by: AuditActor; now: Date },
  session: ClientSession,
): Promise<void> {
  if (edits.length === 0) return;
  const updates = edits.map(({ tool: { _id: toolId, revision }, set }) => ({ toolId, revision, at, set }));
  await updateTools(updates, session);
  const facts = edits.map(({ tool, set }) => {
    const { formerSlugs: _former, ...logged } = set;
    const named = { _id: tool._id, name: set.name ?? tool.name };
    return { actor: by, tool: named, ...loggedToolChange(tool, logged as ToolChange) };
  });
  await recordToolEvent.all('tool.edited', facts, session);
}

/** A tool as it was read, the figure of its units on sale, the counts that stand, and what its ledger says of it. */
export type StockStep = {
  tool: ToolDocument;
  quantity: number;
  counts?: Counts;
  line: Pick<StockLedgerDocument, 'reason' | 'asOf' | 'isDifference' | 'externalId'>;
};

type Context = { by: AuditActor; importId: ObjectId; now: Date };

const isMoved = ({ tool, quantity }: StockStep) => quantity !== tool.quantity;

/** The tool after a step: units that arrived have served what was owed. */
export function toolAfter({ tool, quantity, counts }: Omit<StockStep, 'line'>): ToolDocument {
  const stock = stockOf(tool);
  return { ...withStock(tool, movedStock(stock, correctStockTo(stock, quantity))), ...counts };
}

/** The ledger's line of a step. */
export function lineOf(step: StockStep, { by, importId, now: at }: Context): StockLedgerDocument {
  const { tool, quantity, line } = step;
  const about = { ...lineActor(by), ...line, importId, at };
  return stockLine(toolAfter(step), about, correctStockTo(stockOf(tool), quantity));
}

/**
 * Stores units on sale in the order of the steps, within the caller's transaction: of two about a tool the later one's figure stays.
 * Those that move units have a line of the ledger and an event.
 */
export async function storeStock(
  steps: readonly StockStep[],
  context: Context,
  session: ClientSession,
): Promise<void> {
  const { by, now: at } = context;
  const writes = steps
    .filter((step) => step.counts !== undefined || isMoved(step))
    .map((step) => {
      const { tool, counts } = step;
      const { quantity, owed } = toolAfter(step);
      return {
        ...{ toolId: tool._id, at, ...(counts && { counts }) },
        ...(isMoved(step) ? { quantity, ...(tool.owed ? { owed } : {}) } : {}),
      };
    });
  await writeStock(writes, session);
  const moved = steps.filter(isMoved);
  if (moved.length === 0) return;
  await insertStockLines(
    moved.map((step) => lineOf(step, context)),
    session,
  );
  const facts = moved.map((step) => {
    const { tool, line } = step;
    const { quantity, owed } = toolAfter(step);
    const isServed = owed !== undefined && owed !== (tool.owed ?? 0);
    return {
      ...{ actor: by, tool, before: { quantity: tool.quantity, ...(isServed ? { owed: tool.owed } : {}) } },
      after: {
        ...{ quantity, ...(isServed ? { owed } : {}), reason: line.reason },
        ...(line.externalId === undefined ? {} : { externalId: line.externalId }),
      },
    };
  });
  await recordToolEvent.all('tool.stock-corrected', facts, session);
}
