import { ObjectId } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { encode } from '@/standins/mongo/bson';
import type { Catalog } from '@/standins/mongo/catalog/catalog';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { MongoStandinError } from '@/standins/mongo/errors';
import type { Deadline } from '@/standins/mongo/plan/deadline';
import type { Plan } from '@/standins/mongo/plan/plan';
import { planQuery, type Query } from '@/standins/mongo/plan/planner';
import { runPlan } from '@/standins/mongo/plan/run-plan';
import { compileFilter } from '@/standins/mongo/query/filter';
import { compileUpdate, type Updater, upsertBase } from '@/standins/mongo/query/update';
import { documentKey } from '@/standins/mongo/storage/keys';
import { StoredDocument } from '@/standins/mongo/storage/stored-document';
import { insertDocument, replaceDocument } from './change-document';
import type { WriteTarget } from './write-target';

/** What an update statement is to do. */
export type UpdateRequest = {
  query: Query;
  update: Document | Document[];
  arrayFilters?: Document[];
  multi: boolean;
  upsert: boolean;
  bypassValidation: boolean;
  deadline?: Deadline;
};

/** What it did; before and after only if it was one document. */
export type UpdateResult = {
  matched: number;
  modified: number;
  upsertedId?: unknown;
  before?: Document;
  after?: Document;
};

/** Updates the documents of a query, or makes one for it. Throws what the parts of the update refuse. */
export function updateDocuments(
  target: WriteTarget,
  catalog: Catalog,
  collection: Collection | undefined,
  request: UpdateRequest,
): UpdateResult {
  const { query, update, arrayFilters } = request;
  const updater = compileUpdate(update, {
    ...(arrayFilters && { arrayFilters }),
    ...(query.let && { let: query.let }),
  });
  if (request.multi && isReplacement(update)) {
    throw new MongoStandinError(
      'FailedToParse',
      'multi update is not supported for replacement-style update',
    );
  }
  if (!collection) {
    compileFilter(query.filter, query.let ? { let: query.let } : {});
    return { matched: 0, modified: 0 };
  }
  const plan = planQuery(collection, request.multi ? query : { ...query, limit: 1 }, target.view);
  const result = request.multi
    ? updateMany(target, catalog, collection, plan, updater, request)
    : updateFirst(target, catalog, collection, plan, updater, request);
  if (result.matched > 0 || !request.upsert) return result;
  const fresh = updater.apply(upsertBase(query.filter), { isInsert: true });
  const document = Object.hasOwn(fresh, '_id') ? fresh : { _id: new ObjectId(), ...fresh };
  const after = insertDocument(target, catalog, collection, document, request.bypassValidation);
  return { matched: 0, modified: 0, upsertedId: after._id, after };
}

function isReplacement(update: Document | Document[]): boolean {
  return !Array.isArray(update) && !Object.keys(update)[0]?.startsWith('$');
}

function updateFirst(
  target: WriteTarget,
  catalog: Catalog,
  collection: Collection,
  plan: Plan,
  updater: Updater,
  request: UpdateRequest,
): UpdateResult {
  const run = runPlan(target.view, plan, {
    limit: 1,
    ...(request.deadline && { deadline: request.deadline }),
  });
  for (const stored of run) {
    const after = applyTo(target, catalog, collection, plan, updater, stored, request);
    return { matched: 1, modified: after ? 1 : 0, before: stored.document, after: after ?? stored.document };
  }
  return { matched: 0, modified: 0 };
}

/** Finds all before it changes any: a document that moves in the index it was found by must not be met again. */
function updateMany(
  target: WriteTarget,
  catalog: Catalog,
  collection: Collection,
  plan: Plan,
  updater: Updater,
  request: UpdateRequest,
): UpdateResult {
  const found: number[] = [];
  const run = runPlan(target.view, plan, request.deadline ? { deadline: request.deadline } : {});
  for (const { recordId } of run) found.push(recordId);
  let modified = 0;
  for (const recordId of found) {
    const raw = target.view.get(documentKey(collection.id, recordId)) as Buffer;
    const stored = new StoredDocument(recordId, raw);
    if (applyTo(target, catalog, collection, plan, updater, stored, request)) modified += 1;
  }
  return { matched: found.length, modified };
}

/** The changed document, or undefined if the update leaves it as it is. */
function applyTo(
  target: WriteTarget,
  catalog: Catalog,
  collection: Collection,
  plan: Plan,
  updater: Updater,
  stored: StoredDocument,
  request: UpdateRequest,
): Document | undefined {
  const positional = needsPosition(request.update)
    ? plan.matcher.arrayPositionOf(stored.document)
    : undefined;
  const after = updater.apply(stored.document, {
    isInsert: false,
    ...(positional !== undefined && { positional }),
  });
  if (after === stored.document || encode(after).equals(stored.raw)) {
    // Even a change to nothing meets a transaction that is changing the document.
    target.claim(documentKey(collection.id, stored.recordId));
    return undefined;
  }
  replaceDocument(target, catalog, collection, stored, after, request.bypassValidation);
  return after;
}

function needsPosition(update: Document | Document[]): boolean {
  return (
    !Array.isArray(update) &&
    Object.values(update).some(
      (fields) =>
        typeof fields === 'object' &&
        fields !== null &&
        Object.keys(fields).some((path) => path.split('.').includes('$')),
    )
  );
}
