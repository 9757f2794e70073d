import type { ObjectId } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { BulkChangeDocument } from '@/lib/server/platform/db/documents/imports';
import { AppError } from '@/lib/shared/messages/errors';
import type { BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import {
  BULK_FIELDS,
  type BulkEntry,
  type BulkHistory,
  type BulkHistoryQuery,
} from '@/lib/shared/stock/bulk-edit.schema';
import { findBulkChange, findBulkChanges } from './bulk-changes.repository';

const DEFAULT_LIMIT = 25;

type Names = ReadonlyMap<string, string>;

function named(actorId: ObjectId | undefined, names: Names): { actorName?: string } {
  const actorName = actorId && names.get(actorId.toHexString());
  return actorName ? { actorName } : {};
}

function fieldOf(rows: readonly BulkRow[]): BulkHistory['field'] {
  const after = rows.find((row) => Object.keys(row.after).length > 0)?.after ?? {};
  return BULK_FIELDS.find((field) => after[field] !== undefined) ?? 'price';
}

function undoneOf({ undone }: BulkChangeDocument, names: Names): BulkHistory['undone'] {
  if (!undone) return undefined;
  const kept = undone.rows.filter(({ problem }) => problem).length;
  return {
    at: undone.at.toISOString(),
    ...named(undone.actorId, names),
    restored: undone.rows.length - kept,
    kept,
  };
}

function serialize(document: BulkChangeDocument, names: Names): BulkHistory {
  const { _id, at, actorId, change, changed, rows, expiresAt } = document;
  const undone = undoneOf(document, names);
  return {
    undoToken: _id,
    at: at.toISOString(),
    ...named(actorId, names),
    field: fieldOf(rows),
    ...(change ? { change } : {}),
    changed: changed.length,
    undoUntil: expiresAt.toISOString(),
    ...(undone ? { undone } : {}),
  };
}

function namesOf(changes: readonly BulkChangeDocument[]): Promise<Names> {
  return findNames(
    changes.flatMap(({ actorId, undone }) => [actorId, ...(undone?.actorId ? [undone.actorId] : [])]),
  );
}

/** Newest first, as long as they can be undone. Throws `forbidden`. */
export async function listBulkChanges(
  actor: Caller,
  { page = 1, limit = DEFAULT_LIMIT }: BulkHistoryQuery = {},
  now: Date = new Date(),
): Promise<{ changes: BulkHistory[]; total: number }> {
  requirePermission(actor, 'manage-tools');
  const { changes, total } = await findBulkChanges({ skip: (page - 1) * limit, limit }, now);
  const names = await namesOf(changes);
  return { changes: changes.map((change) => serialize(change, names)), total };
}

/** Throws `forbidden`, `not-found` (unknown, or too long ago). */
export async function getBulkChange(actor: Caller, undoToken: string): Promise<BulkEntry> {
  requirePermission(actor, 'manage-tools');
  const document = await findBulkChange(undoToken);
  if (!document) throw new AppError('not-found');
  const { undone, ...entry } = serialize(document, await namesOf([document]));
  return {
    ...entry,
    rows: document.rows,
    ...(undone && document.undone ? { undone: { ...undone, rows: document.undone.rows } } : {}),
  };
}
