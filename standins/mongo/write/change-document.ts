import { ObjectId } from 'bson';
import { type Document, encode, MAX_DOCUMENT_BYTES } from '@/standins/mongo/bson';
import type { Catalog } from '@/standins/mongo/catalog/catalog';
import type { Collection } from '@/standins/mongo/catalog/collection';
import type { IndexDefinition } from '@/standins/mongo/catalog/index-definition';
import { entriesOf, type IndexEntry } from '@/standins/mongo/catalog/index-keys';
import { MongoStandinError } from '@/standins/mongo/errors';
import { isDocument, isRegex, typeAlias } from '@/standins/mongo/query/bson-type';
import { documentKey, encodeRecordId, RECORD_ID_BYTES } from '@/standins/mongo/storage/keys';
import type { StoredDocument } from '@/standins/mongo/storage/stored-document';
import { duplicateKeyError } from './duplicate-key';
import type { WriteTarget } from './write-target';

type IndexChange = { add: IndexEntry[]; remove: IndexEntry[] };

/**
 * Stores a new document, with an `_id` at its front, and gives that document back. All checks come before the first
 * change. Throws 11000, 10334, 2, 52, 121, 171, and what `claim` throws.
 */
export function insertDocument(
  target: WriteTarget,
  catalog: Catalog,
  collection: Collection,
  given: Document,
  bypassValidation = false,
): Document {
  const document = withId(given);
  if (!bypassValidation) validate(collection, document, undefined);
  const bytes = encodeChecked(document);
  const recordId = collection.nextRecordId++;
  const changes = collection.indexes.map((index) =>
    planIndexChange(target, catalog, collection, index, recordId, undefined, document),
  );
  const key = documentKey(collection.id, recordId);
  target.view.put(key, bytes);
  applyIndexChanges(target, changes, recordId);
  target.addToCount(collection, 1, bytes.length);
  return document;
}

/** Puts `document` in the place of a stored one. Throws as `insertDocument` does. */
export function replaceDocument(
  target: WriteTarget,
  catalog: Catalog,
  collection: Collection,
  stored: StoredDocument,
  document: Document,
  bypassValidation = false,
): void {
  if (!bypassValidation) validate(collection, document, stored.document);
  const bytes = encodeChecked(document);
  const key = documentKey(collection.id, stored.recordId);
  target.claim(key);
  const changes = collection.indexes.map((index) =>
    planIndexChange(target, catalog, collection, index, stored.recordId, stored.document, document),
  );
  target.view.put(key, bytes);
  applyIndexChanges(target, changes, stored.recordId);
  target.addToCount(collection, 0, bytes.length - stored.raw.length);
}

/** Removes a stored document. */
export function removeDocument(
  target: WriteTarget,
  catalog: Catalog,
  collection: Collection,
  stored: StoredDocument,
): void {
  const key = documentKey(collection.id, stored.recordId);
  target.claim(key);
  const changes = collection.indexes.map((index) =>
    planIndexChange(target, catalog, collection, index, stored.recordId, stored.document, undefined),
  );
  target.view.remove(key);
  applyIndexChanges(target, changes, stored.recordId);
  target.addToCount(collection, -1, -stored.raw.length);
}

function withId(document: Document): Document {
  const { _id: id, ...rest } = document;
  if (!Object.hasOwn(document, '_id')) return { _id: new ObjectId(), ...document };
  if (Array.isArray(id) || isRegex(id) || id === undefined) {
    throw new MongoStandinError('BadValue', `can't use a value of type ${typeAlias(id)} for _id`);
  }
  const prefixed = isDocument(id) ? Object.keys(id).find((field) => field.startsWith('$')) : undefined;
  if (prefixed !== undefined) {
    throw new MongoStandinError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${prefixed} is not valid for storage.`,
    );
  }
  return Object.keys(document)[0] === '_id' ? document : { _id: id, ...rest };
}

function encodeChecked(document: Document): Buffer {
  const bytes = encode(document);
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new MongoStandinError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  }
  return bytes;
}

function validate(collection: Collection, document: Document, before: Document | undefined): void {
  const validation = collection.validator;
  if (!validation || validation.level === 'off' || validation.action === 'warn') return;
  if (validation.matcher.matches(document)) return;
  if (validation.level === 'moderate' && before && !validation.matcher.matches(before)) return;
  throw new MongoStandinError('DocumentValidationFailure', 'Document failed validation', {
    extra: {
      errInfo: {
        failingDocumentId: document._id,
        details: { validator: collection.options.validator },
      },
    },
  });
}

/** Which entries of one index come and go. Checks a unique index, and claims what it is about to change there. */
function planIndexChange(
  target: WriteTarget,
  catalog: Catalog,
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
    noteMultikey(catalog, collection, index, fresh.multikey);
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

/** Updates share the parts of a document that they do not change. */
function isUntouched(index: IndexDefinition, before: Document, after: Document): boolean {
  return (
    !index.partial && index.fields.every(({ segments: [root = ''] }) => Object.is(before[root], after[root]))
  );
}

function noteMultikey(
  catalog: Catalog,
  collection: Collection,
  index: IndexDefinition,
  found: boolean[],
): void {
  for (const [field, isMultikey] of found.entries()) {
    if (!isMultikey || index.multikey[field]) continue;
    index.multikey[field] = true;
    catalog.markMultikey(collection);
  }
}

function applyIndexChanges(target: WriteTarget, changes: IndexChange[], recordId: number): void {
  const value = encodeRecordId(recordId);
  for (const { add, remove } of changes) {
    for (const { key } of remove) target.view.remove(key);
    for (const { key } of add) target.view.put(key, value);
  }
}
