import { ObjectId } from 'bson';
import { type Document, encode, MAX_DOCUMENT_BYTES } from '#bson';
import type { Collection } from '#catalog/collection';
import type { IndexDefinition } from '#catalog/index-definition';
import { entriesOf, type IndexEntry } from '#catalog/index-keys';
import { MongoError } from '#errors';
import type { WriteTarget } from '#session/write-target';
import { documentKey, encodeRecordId, RECORD_ID_BYTES } from '#storage/keys';
import type { StoredDocument } from '#storage/view';
import { isDocument, isRegex, typeAlias } from '#values/bson-type';
import { duplicateKeyError } from './duplicate-key';

type IndexChange = { add: IndexEntry[]; remove: IndexEntry[] };

/** Returns it, with an `_id` at its front. Throws 11000, 10334, 2, 52, 171, and what `claim` throws. */
export function insertDocument(target: WriteTarget, collection: Collection, given: Document): Document {
  const document = withId(given);
  const bytes = encodeChecked(document);
  const recordId = collection.nextRecordId++;
  const changes = collection.indexes.map((index) =>
    planIndexChange(target, collection, index, recordId, undefined, document),
  );
  const key = documentKey(collection.id, recordId);
  target.view.put(key, bytes);
  applyIndexChanges(target, changes, recordId);
  target.addToCount(collection, 1, bytes.length);
  return document;
}

/** Replaces a stored document. Throws as `insertDocument` does. */
export function replaceDocument(
  target: WriteTarget,
  collection: Collection,
  stored: StoredDocument,
  document: Document,
): void {
  const bytes = encodeChecked(document);
  const key = documentKey(collection.id, stored.recordId);
  target.claim(key);
  const changes = collection.indexes.map((index) =>
    planIndexChange(target, collection, index, stored.recordId, stored.document, document),
  );
  target.view.put(key, bytes);
  applyIndexChanges(target, changes, stored.recordId);
  target.addToCount(collection, 0, bytes.length - stored.raw.length);
}

export function removeDocument(target: WriteTarget, collection: Collection, stored: StoredDocument): void {
  const key = documentKey(collection.id, stored.recordId);
  target.claim(key);
  const changes = collection.indexes.map((index) =>
    planIndexChange(target, collection, index, stored.recordId, stored.document, undefined),
  );
  target.view.remove(key);
  applyIndexChanges(target, changes, stored.recordId);
  target.addToCount(collection, -1, -stored.raw.length);
}

function withId(document: Document): Document {
  const { _id: id, ...rest } = document;
  if (!Object.hasOwn(document, '_id')) return { _id: new ObjectId(), ...document };
  if (Array.isArray(id) || isRegex(id) || id === undefined) {
    throw new MongoError('BadValue', `can't use a value of type ${typeAlias(id)} for _id`);
  }
  const prefixed = isDocument(id) ? Object.keys(id).find((field) => field.startsWith('$')) : undefined;
  if (prefixed !== undefined) {
    throw new MongoError('DollarPrefixedFieldName', `_id may not contain the field '${prefixed}'`);
  }
  return Object.keys(document)[0] === '_id' ? document : { _id: id, ...rest };
}

function encodeChecked(document: Document): Buffer {
  const bytes = encode(document);
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new MongoError('BSONObjectTooLarge', `object to insert too large: ${bytes.length} bytes`);
  }
  return bytes;
}

/** The entries to add to and remove from one index. Checks a unique index, and claims the keys to change there. */
function planIndexChange(
  target: WriteTarget,
  collection: Collection,
  index: IndexDefinition,
  recordId: number,
  before: Document | undefined,
  after: Document | undefined,
): IndexChange {
  if (before && after && isUntouched(index, before, after)) return UNTOUCHED;
  const old = before ? entriesOf(index, before, recordId).entries : new Map<string, IndexEntry>();
  const change: IndexChange = { add: [], remove: [] };
  const fresh = after ? entriesOf(index, after, recordId) : undefined;
  if (fresh) {
    noteMultikey(target, collection, index, fresh.multikey);
    for (const [text, entry] of fresh.entries) if (!old.has(text)) change.add.push(entry);
  }
  for (const [text, entry] of old) if (!fresh?.entries.has(text)) change.remove.push(entry);
  if (index.unique) {
    for (const { key } of change.remove) target.claim(key);
    for (const { key, values } of change.add) {
      target.claim(key);
      const holder = target.view.get(key);
      if (holder && holder.readUIntBE(0, RECORD_ID_BYTES) !== recordId) {
        throw duplicateKeyError(collection, index, values);
      }
    }
  }
  return change;
}

const UNTOUCHED: IndexChange = { add: [], remove: [] };

/** True if no indexed field changed: updates share the parts of a document that they leave alone. */
function isUntouched(index: IndexDefinition, before: Document, after: Document): boolean {
  return (
    !index.partial && index.fields.every(({ segments: [root = ''] }) => Object.is(before[root], after[root]))
  );
}

function noteMultikey(
  target: WriteTarget,
  collection: Collection,
  index: IndexDefinition,
  found: boolean[],
): void {
  for (const [field, isMultikey] of found.entries()) {
    if (!isMultikey || index.multikey[field]) continue;
    index.multikey[field] = true;
    target.markMultikey(collection);
  }
}

function applyIndexChanges(target: WriteTarget, changes: IndexChange[], recordId: number): void {
  const value = encodeRecordId(recordId);
  for (const { add, remove } of changes) {
    for (const { key } of remove) target.view.remove(key);
    for (const { key } of add) target.view.put(key, value);
  }
}
