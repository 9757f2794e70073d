import 'server-only';
import { randomUUID } from 'node:crypto';
import { type ClientSession, ObjectId } from 'mongodb';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import type { BulkChangeDocument } from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, idempotencyOf, runOnce } from '@/lib/server/platform/idempotency';
import { AppError } from '@/lib/shared/messages/errors';
import type { BulkEditInput, BulkResult, BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import { BULK_MAX } from '@/lib/shared/stock/bulk-max';
import { requireCategory } from '../categories/find-category';
import { storeEdits, type ToolEdit } from '../rows/store-rows';
import { findToolsById } from '../tools.repository';
import { findBulkChange, findBulkChangeByKey, insertBulkChange, markUndone } from './bulk-changes.repository';
import { type BulkStep, bulkRow, bulkSteps, presentFields, rowsFor } from './bulk-rows';
import { managedFilter, managedSort } from './managed-selection';
import { findManagedTools } from './managed-tools.repository';

/** How long a change can be undone, and its key is remembered. */
const RETAINED_MS = 7 * 86_400_000;

/** Ids in the order in which they were given, without those of no tool; or what a list of admins shows. */
async function selectTools(
  { ids, filter = {} }: BulkEditInput,
  session?: ClientSession,
): Promise<ToolDocument[]> {
  if (ids) {
    const unique = [...new Set(ids)];
    const found = await findToolsById(
      unique.map((id) => new ObjectId(id)),
      session,
    );
    const byId = new Map(found.map((tool) => [tool._id.toHexString(), tool]));
    return unique.flatMap((id) => byId.get(id) ?? []);
  }
  const part = { sort: managedSort('newest'), skip: 0, limit: BULK_MAX + 1 };
  const { tools } = await findManagedTools(managedFilter(filter, env().LOW_STOCK_UNITS), part, session);
  if (tools.length > BULK_MAX)
    throw new AppError('validation-failed', { issues: { filter: ['bulk-too-many'] } });
  return tools;
}

/** Rows of ids without a tool: it may have been deleted since it was selected. */
function missingRows({ ids = [] }: BulkEditInput, tools: readonly ToolDocument[]): BulkResult['rows'] {
  const foundIds = new Set(tools.map(({ _id }) => _id.toHexString()));
  return [...new Set(ids)]
    .filter((id) => !foundIds.has(id))
    .map((toolId) => {
      return { toolId, sku: '', name: '', revision: 0, before: {}, after: {}, problem: 'not-found' };
    });
}

async function stepsFor(input: BulkEditInput, session?: ClientSession) {
  if ('category' in input.change) await requireCategory(input.change.category, 'change.category', session);
  const tools = await selectTools(input, session);
  const seen = new Map((input.seen ?? []).map(({ toolId, revision }) => [toolId, revision]));
  return {
    steps: bulkSteps(tools, input.change, { seen, shopLeadDays: env().SHIPPING_LEAD_DAYS }),
    missing: missingRows(input, tools),
  };
}

/** Returns the edits to write of steps. */
function editsOf(steps: readonly BulkStep[]): ToolEdit[] {
  return steps.flatMap(({ tool, after: set, row }) => (row.problem ? [] : { tool, set }));
}

/** The rows of steps once those without a problem are written. */
function rowsAfter(steps: readonly BulkStep[]): BulkRow[] {
  return steps.map(({ row }) => (row.problem ? row : { ...row, revision: row.revision + 1 }));
}

function documentOf(
  steps: readonly BulkStep[],
  about: Pick<BulkChangeDocument, 'actorId' | 'at' | 'change' | 'rows'> & {
    idempotency: Idempotency | undefined;
  },
): BulkChangeDocument {
  const { idempotency, ...rest } = about;
  return {
    _id: randomUUID(),
    ...rest,
    ...(idempotency ? { idempotency } : {}),
    expiresAt: new Date(about.at.getTime() + RETAINED_MS),
    changed: steps.flatMap(({ tool, before, row }) =>
      row.problem ? [] : { toolId: tool._id, revision: row.revision + 1, before },
    ),
  };
}

type Run = { actor: Caller; input: BulkEditInput; idempotency: Idempotency | undefined; at: Date };

async function apply({ actor, input, idempotency, at }: Run): Promise<BulkChangeDocument> {
  return inTransaction(async (session) => {
    const { steps, missing } = await stepsFor(input, session);
    await storeEdits(editsOf(steps), { by: actor, now: at }, session);
    const { change } = input;
    const rows = [...rowsAfter(steps), ...missing];
    const document = documentOf(steps, { actorId: callerId(actor), at, change, idempotency, rows });
    await insertBulkChange(document, session);
    return document;
  });
}

function resultOf({ _id, rows, changed }: BulkChangeDocument, actor: Caller): BulkResult {
  return { rows: rowsFor(actor, rows), ...(changed.length > 0 ? { undoToken: _id } : {}) };
}

/**
 * Changes one field of many tools at once, for admins: all that can be in one transaction, each with an audit
 * entry. Returns a row for each tool with what it was and is, or why it stays; with `dryRun` what it would be, and nothing is
 * written. The same key with the same body returns what the first did. Throws `forbidden`, `validation-failed` (more tools
 * than can be changed at once), `idempotency-mismatch`.
 */
export async function changeManyTools(
  actor: Caller,
  input: BulkEditInput,
  { idempotencyKey, now = new Date() }: { idempotencyKey?: string | undefined; now?: Date } = {},
): Promise<BulkResult> {
  requirePermission(actor, 'manage-tools');
  if (input.dryRun) {
    const { steps, missing } = await stepsFor(input);
    return { rows: rowsFor(actor, [...steps.map(({ row }) => row), ...missing]) };
  }
  const idempotency = idempotencyOf(idempotencyKey, input);
  const change = await runOnce(
    () => findRepeated(idempotency, (key) => findBulkChangeByKey(callerId(actor), key)),
    () => apply({ actor, input, idempotency, at: now }),
  );
  return resultOf(change, actor);
}

async function stepsBack(
  { changed, rows }: BulkChangeDocument,
  session: ClientSession,
): Promise<{ steps: BulkStep[]; missing: BulkRow[] }> {
  const ids = changed.map(({ toolId }) => toolId);
  const tools = new Map((await findToolsById(ids, session)).map((tool) => [tool._id.toHexString(), tool]));
  const missing: BulkRow[] = [];
  const steps: BulkStep[] = [];
  for (const { toolId, revision, before: after } of changed) {
    const tool = tools.get(toolId.toHexString());
    const row = rows.find((each) => each.toolId === toolId.toHexString());
    if (!tool && row) missing.push({ ...row, before: row.after, after: row.before, problem: 'not-found' });
    if (!tool) continue;
    const before = presentFields(tool, after);
    const problem = tool.revision === revision ? undefined : 'edited-meanwhile';
    steps.push({ tool, before, after, row: bulkRow(tool, before, after, problem) });
  }
  return { steps, missing };
}

/**
 * Restores the values before a bulk change, except of tools edited or deleted since. Idempotent. Throws `forbidden`,
 * `not-found` (unknown, or too long ago).
 */
export async function undoBulkChange(
  actor: Caller,
  token: string,
  now: Date = new Date(),
): Promise<{ rows: BulkRow[] }> {
  requirePermission(actor, 'manage-tools');
  return inTransaction(async (session) => {
    const change = await findBulkChange(token, session);
    if (!change) throw new AppError('not-found');
    if (change.undone) return { rows: rowsFor(actor, change.undone.rows) };
    const { steps, missing } = await stepsBack(change, session);
    await storeEdits(editsOf(steps), { by: actor, now }, session);
    const rows = [...rowsAfter(steps), ...missing];
    await markUndone(token, { at: now, actorId: callerId(actor), rows }, session);
    return { rows: rowsFor(actor, rows) };
  });
}
