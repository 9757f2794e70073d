import { createHash } from 'node:crypto';
import type { Document } from '#bson';
import { MongoError } from '#errors';
import { encodeRecordId, indexPrefix, MAX_KEY_BYTES, RECORD_ID_BYTES } from '#storage/keys';
import { getField, isDocument } from '#values/bson-type';
import { encodeIndexKey } from '#values/key-string';
import { isArrayIndex } from '#values/path';
import type { IndexDefinition, IndexField } from './index-definition';

const HASH_BYTES = 32;
const INDEX_PREFIX_BYTES = 5;

/** Longer values are cut; a hash is appended, so that different ones stay different. */
const MAX_VALUE_BYTES = MAX_KEY_BYTES - INDEX_PREFIX_BYTES - RECORD_ID_BYTES;

/** A position on a field's path: `value` is what its first `at` segments lead to. */
type Walk = { value: unknown; at: number };

/** One key of a document: one value per field; undefined stands for an empty array, null also for a missing field. */
export type KeyValues = unknown[];

/**
 * The keys a document has in an index: one for each element where a path leads through an array; `multikey` says for
 * each field whether it does. None if the index is partial or sparse and leaves the document out. Throws code 171 if
 * two fields go through different arrays.
 */
function keysOf(index: IndexDefinition, document: Document): { keys: KeyValues[]; multikey: boolean[] } {
  const none = { keys: [], multikey: [] };
  if (index.partial && !index.partial.matcher.matches(document)) return none;
  const { fields } = index;
  if (fields.length === 1) {
    const [field] = fields as [IndexField];
    const value = field.segments.length === 1 ? getField(document, field.path) : document;
    if (field.segments.length === 1 && !Array.isArray(value)) {
      if (value === undefined && index.sparse) return none;
      return { keys: [[value ?? null]], multikey: [] };
    }
  }
  const multikey = fields.map(() => false);
  const keys: KeyValues[] = [];
  expand(
    index,
    fields.map(() => ({ value: document, at: 0 })),
    multikey,
    keys,
  );
  return { keys, multikey };
}

function expand(index: IndexDefinition, walks: Walk[], multikey: boolean[], keys: KeyValues[]): void {
  const advanced = walks.map((walk, field) => advance(walk, (index.fields[field] as IndexField).segments));
  const arrays = new Set(advanced.filter(isAtArray).map(({ value }) => value));
  if (arrays.size === 0) {
    if (index.sparse && advanced.every(({ value }) => value === undefined)) return;
    keys.push(advanced.map(({ value }) => keyValue(value)));
    return;
  }
  if (arrays.size > 1) {
    const paths = index.fields.filter((_, field) => isAtArray(advanced[field] as Walk));
    throw new MongoError(171, `cannot index parallel arrays [${paths[1]?.path}] [${paths[0]?.path}]`);
  }
  const [array] = arrays as unknown as [unknown[]];
  for (const [field, walk] of advanced.entries()) if (walk.value === array) multikey[field] = true;
  const elements = array.length === 0 ? [EMPTY_ARRAY] : array;
  for (const element of elements) {
    expand(
      index,
      advanced.map((walk, field) =>
        walk.value === array ? enter(walk, element, index.fields[field] as IndexField) : walk,
      ),
      multikey,
      keys,
    );
  }
}

const EMPTY_ARRAY = Symbol('an empty array');

class Final {
  constructor(readonly value: unknown) {}
}

function keyValue(value: unknown): unknown {
  if (value === EMPTY_ARRAY) return undefined;
  return value instanceof Final ? value.value : (value ?? null);
}

function isAtArray({ value }: Walk): boolean {
  return Array.isArray(value);
}

function enter(walk: Walk, element: unknown, field: IndexField): Walk {
  const isEnd = walk.at === field.segments.length;
  if (isEnd) return { value: element === EMPTY_ARRAY ? element : new Final(element ?? null), at: walk.at };
  // Inside an array only documents have the fields of a path.
  return { value: isDocument(element) ? element : null, at: walk.at };
}

function advance(walk: Walk, segments: string[]): Walk {
  let { value, at } = walk;
  while (at < segments.length) {
    const segment = segments[at] as string;
    if (isDocument(value)) {
      value = getField(value, segment);
    } else if (Array.isArray(value)) {
      const array: unknown[] = value;
      const isField = array.some((element) => isDocument(element) && Object.hasOwn(element, segment));
      if (!isArrayIndex(segment) || isField) return { value, at };
      value = array[Number(segment)];
    } else {
      return { value: undefined, at: segments.length };
    }
    at += 1;
  }
  return { value, at };
}

function encodeKeyValues(values: KeyValues, directions: readonly (1 | -1)[]): Buffer {
  return fitKey(encodeIndexKey(values, directions));
}

/** Cuts bytes that are too long for a key; equal ones stay equal, and different ones different. */
function fitKey(bytes: Buffer): Buffer {
  if (bytes.length <= MAX_VALUE_BYTES) return bytes;
  const hash = createHash('sha256').update(bytes).digest();
  return Buffer.concat([bytes.subarray(0, MAX_VALUE_BYTES - HASH_BYTES), hash]);
}

/** How much of a bound can be compared with keys that may have been cut. */
export function cutBound(bytes: Buffer): { bytes: Buffer; isCut: boolean } {
  const limit = MAX_VALUE_BYTES - HASH_BYTES;
  return bytes.length <= limit ? { bytes, isCut: false } : { bytes: bytes.subarray(0, limit), isCut: true };
}

export type IndexEntry = { key: Buffer; values: KeyValues };

/** Keys as text. That of a unique index ends with the values, any other with the record's number. */
export function entriesOf(
  index: IndexDefinition,
  document: Document,
  recordId: number,
): { entries: Map<string, IndexEntry>; multikey: boolean[] } {
  const { keys, multikey } = keysOf(index, document);
  const entries = new Map<string, IndexEntry>();
  const prefix = indexPrefix(index.id);
  for (const values of keys) {
    const encoded = encodeKeyValues(values, index.directions);
    const key = index.unique
      ? Buffer.concat([prefix, encoded])
      : Buffer.concat([prefix, encoded, encodeRecordId(recordId)]);
    entries.set(key.toString('latin1'), { key, values });
  }
  return { entries, multikey };
}
