import type { Document } from '#bson';
import type { Collection } from '#catalog/collection';
import type { Deadline } from '#plan/deadline';
import { planQuery, type Query } from '#plan/planner';
import { runPlan } from '#plan/run-plan';
import type { WriteTarget } from '#session/write-target';
import { documentKey } from '#storage/keys';
import { StoredDocument } from '#storage/view';
import { removeDocument } from './change-document';

export function deleteDocuments(
  target: WriteTarget,
  collection: Collection | undefined,
  query: Query,
  options: { justOne: boolean; deadline?: Deadline },
): { deleted: number; document?: Document } {
  const { justOne, deadline } = options;
  const plan = planQuery(collection, justOne ? { ...query, limit: 1 } : query, target.view);
  if (!collection) return { deleted: 0 };
  const found: number[] = [];
  const run = runPlan(target.view, plan, { deadline, ...(justOne && { limit: 1 }) });
  for (const stored of run) {
    if (justOne) {
      removeDocument(target, collection, stored);
      return { deleted: 1, document: stored.document };
    }
    found.push(stored.recordId);
  }
  for (const recordId of found) {
    const raw = target.view.get(documentKey(collection.id, recordId)) as Buffer;
    removeDocument(target, collection, new StoredDocument(recordId, raw));
  }
  return { deleted: found.length };
}
