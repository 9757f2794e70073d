import type { ClientSession, ObjectId } from 'mongodb';
import {
  addNamedGroup,
  addNamedList,
  removeUnusedGroup,
  removeUnusedList,
} from '@/lib/server/commerce/prices/named-prices';
import {
  addNamedCategory,
  removeUnusedCategory,
} from '@/lib/server/commerce/tools/categories/named-categories';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportAddition, ImportDocument } from '@/lib/server/platform/db/documents/imports';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRun, saveAdditions } from './imports.repository';

function add(addition: ImportAddition, actor: AuditActor, session: ClientSession): Promise<boolean> {
  const by = { actor, now: new Date() };
  if (addition.create === 'category') return addNamedCategory(addition, by, session);
  return addition.create === 'group'
    ? addNamedGroup(addition, by, session)
    : addNamedList(addition, by, session);
}

function remove(addition: ImportAddition, actor: AuditActor, session: ClientSession): Promise<boolean> {
  if (addition.create === 'category') return removeUnusedCategory(addition, actor, session);
  return addition.create === 'group'
    ? removeUnusedGroup(addition, actor, session)
    : removeUnusedList(addition, actor, session);
}

/** Adds what the rows of an import name and is missing, once. */
export async function makeAdditions(run: ImportDocument, actor: AuditActor): Promise<void> {
  if (!run.additions || run.isAdded) return;
  await inTransaction(async (session) => {
    const { additions, isAdded } = (await findRun(run._id, session)) ?? {};
    if (!additions || isAdded) return;
    const added: ImportAddition[] = [];
    for (const addition of additions) if (await add(addition, actor, session)) added.push(addition);
    await saveAdditions(run._id, added, session);
  });
}

/** Removes what an import added and nothing uses any more. Returns how many are gone, and how many stay. */
export async function removeAdditions(
  runId: ObjectId,
  actor: AuditActor,
): Promise<{ undone: number; kept: number }> {
  return inTransaction(async (session) => {
    const { additions = [], isAdded } = (await findRun(runId, session)) ?? {};
    if (!isAdded || additions.length === 0) return { undone: 0, kept: 0 };
    const kept: ImportAddition[] = [];
    // A list before the group that it is for.
    for (const addition of [...additions].reverse())
      if (!(await remove(addition, actor, session))) kept.unshift(addition);
    await saveAdditions(runId, kept, session);
    return { undone: additions.length - kept.length, kept: kept.length };
  });
}
