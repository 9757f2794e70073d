import type { ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { loggedToolChange, type ToolChange } from '../edit/tool-changes';
import { updateTools } from '../edit/tool-edits.repository';
import { insertStockLines } from '../stock/stock-ledger.repository';
import { stockLine } from '../stock/stock-lines';
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

/** A tool as it was read, its units on sale from now on, the counts that stand, and what its ledger says of it. */
export type StockStep = {
  tool: ToolDocument;
  quantity: number;
  counts?: Counts;
  line: Pick<StockLedgerDocument, 'reason' | 'asOf' | 'isDifference' | 'externalId'>;
};

type Context = { by: AuditActor; importId: ObjectId; now: Date };

const isMoved = ({ tool, quantity }: StockStep) => quantity !== tool.quantity;

/** The ledger's line of a step. */
export function lineOf(
  { tool, quantity, line }: StockStep,
  { by, importId, now: at }: Context,
): StockLedgerDocument {
  const change = quantity - tool.quantity;
  return stockLine(
    { ...tool, quantity },
    { ...lineActor(by), ...line, ...{ importId, at, change, onHandChange: change } },
  );
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
      const { tool, quantity, counts } = step;
      return {
        ...{ toolId: tool._id, at, ...(counts && { counts }) },
        ...(isMoved(step) ? { quantity } : {}),
      };
    });
  await writeStock(writes, session);
  const moved = steps.filter(isMoved);
  if (moved.length === 0) return;
  await insertStockLines(
    moved.map((step) => lineOf(step, context)),
    session,
  );
  const facts = moved.map(({ tool, quantity, line: { reason, externalId } }) => ({
    ...{ actor: by, tool, before: { quantity: tool.quantity } },
    after: { quantity, reason, ...(externalId === undefined ? {} : { externalId }) },
  }));
  await recordToolEvent.all('tool.stock-corrected', facts, session);
}
