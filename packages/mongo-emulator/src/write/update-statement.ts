import { ObjectId } from 'bson';
import { type Document, encode } from '#bson';
import type { Collection } from '#catalog/collection';
import { MongoError } from '#errors';
import type { Deadline } from '#plan/deadline';
import type { Plan } from '#plan/plan';
import { planQuery, type Query } from '#plan/planner';
import { runPlan } from '#plan/run-plan';
import { compileUpdate, isReplacement, type Updater, upsertBase } from '#query/update/update';
import type { WriteTarget } from '#session/write-target';
import { documentKey } from '#storage/keys';
import { StoredDocument } from '#storage/view';
import { isDocument } from '#values/bson-type';
import { insertDocument, replaceDocument } from './change-document';

export type UpdateRequest = {
  query: Query;
  update: Document;
  multi: boolean;
  upsert: boolean;
  deadline?: Deadline;
};

/** The result of an update; `before` and `after` only of a single document. */
export type UpdateResult = {
  matched: number;
  modified: number;
  upsertedId?: unknown;
  before?: Document;
  after?: Document;
};

/** Updates the documents of a query, or inserts one for it. Throws the codes of compileFilter and compileUpdate. */
export function updateDocuments(
  target: WriteTarget,
  collection: Collection | undefined,
  request: UpdateRequest,
): UpdateResult {
  const { query, update, multi } = request;
  const updater = compileUpdate(update);
  if (multi && isReplacement(update)) {
    throw new MongoError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const plan = planQuery(collection, multi ? query : { ...query, limit: 1 }, target.view);
  if (!collection) return { matched: 0, modified: 0 };
  const changeOne = (stored: StoredDocument): Document | undefined =>
    applyTo(target, collection, plan, updater, stored, needsPosition(update));
  const result = multi
    ? updateMany(target, collection, plan, changeOne, request.deadline)
    : updateFirst(target, plan, changeOne, request.deadline);
  if (result.matched > 0 || !request.upsert) return result;
  const fresh = updater.apply(upsertBase(query.filter), { isInsert: true });
  const document = Object.hasOwn(fresh, '_id') ? fresh : { _id: new ObjectId(), ...fresh };
  const after = insertDocument(target, collection, document);
  return { matched: 0, modified: 0, upsertedId: after._id, after };
}

type ChangeOne = (stored: StoredDocument) => Document | undefined;

function updateFirst(
  target: WriteTarget,
  plan: Plan,
  changeOne: ChangeOne,
  deadline: Deadline | undefined,
): UpdateResult {
  for (const stored of runPlan(target.view, plan, { limit: 1, deadline })) {
    const after = changeOne(stored);
    return { matched: 1, modified: after ? 1 : 0, before: stored.document, after: after ?? stored.document };
  }
  return { matched: 0, modified: 0 };
}

/** Finds all before it changes any: a document that moves within the index must not be found twice. */
function updateMany(
  target: WriteTarget,
  collection: Collection,
  plan: Plan,
  changeOne: ChangeOne,
  deadline: Deadline | undefined,
): UpdateResult {
  const found = Array.from(runPlan(target.view, plan, { deadline }), ({ recordId }) => recordId);
  let modified = 0;
  for (const recordId of found) {
    const raw = target.view.get(documentKey(collection.id, recordId)) as Buffer;
    if (changeOne(new StoredDocument(recordId, raw))) modified += 1;
  }
  return { matched: found.length, modified };
}

function applyTo(
  target: WriteTarget,
  collection: Collection,
  plan: Plan,
  updater: Updater,
  stored: StoredDocument,
  isPositional: boolean,
): Document | undefined {
  const positional = isPositional ? plan.matcher.arrayPositionOf(stored.document) : undefined;
  const after = updater.apply(stored.document, { isInsert: false, positional });
  if (after === stored.document || encode(after).equals(stored.raw)) {
    // An update without effect conflicts with a transaction that is changing the document, too.
    target.claim(documentKey(collection.id, stored.recordId));
    return undefined;
  }
  replaceDocument(target, collection, stored, after);
  return after;
}

function needsPosition(update: Document): boolean {
  return Object.values(update).some(
    (fields) => isDocument(fields) && Object.keys(fields).some((path) => path.split('.').includes('$')),
  );
}
