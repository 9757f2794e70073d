import type { Document } from '@/standins/mongo/bson';
import type { Catalog } from '@/standins/mongo/catalog/catalog';
import type { Collection } from '@/standins/mongo/catalog/collection';
import type { Deadline } from '@/standins/mongo/plan/deadline';
import { planQuery, type Query } from '@/standins/mongo/plan/planner';
import { runPlan } from '@/standins/mongo/plan/run-plan';
import { compileFilter } from '@/standins/mongo/query/filter';
import { documentKey } from '@/standins/mongo/storage/keys';
import { StoredDocument } from '@/standins/mongo/storage/stored-document';
import { removeDocument } from './change-document';
import type { WriteTarget } from './write-target';

/** Deletes the documents of a query, or the first; how many, and that one if it is the first. */
export function deleteDocuments(
  target: WriteTarget,
  catalog: Catalog,
  collection: Collection | undefined,
  query: Query,
  options: { justOne: boolean; deadline?: Deadline },
): { deleted: number; document?: Document } {
  if (!collection) {
    compileFilter(query.filter, query.let ? { let: query.let } : {});
    return { deleted: 0 };
  }
  const plan = planQuery(collection, options.justOne ? { ...query, limit: 1 } : query, target.view);
  const found: number[] = [];
  const run = runPlan(target.view, plan, {
    ...(options.deadline && { deadline: options.deadline }),
    ...(options.justOne && { limit: 1 }),
  });
  for (const stored of run) {
    if (options.justOne) {
      removeDocument(target, catalog, collection, stored);
      return { deleted: 1, document: stored.document };
    }
    found.push(stored.recordId);
  }
  for (const recordId of found) {
    const raw = target.view.get(documentKey(collection.id, recordId)) as Buffer;
    removeDocument(target, catalog, collection, new StoredDocument(recordId, raw));
  }
  return { deleted: found.length };
}
