import { type Document, decode } from '#bson';
import type { Catalog } from '#catalog/catalog';
import type { Collection } from '#catalog/collection';
import { defineIndex } from '#catalog/index-definition';
import { entriesOf, type IndexEntry } from '#catalog/index-keys';
import { documentPrefix, encodeRecordId, indexPrefix, recordIdOf } from '#storage/keys';
import { endOfPrefix, type WritableView } from '#storage/view';
import { duplicateKeyError } from './duplicate-key';

/** The id of no index: keys are built with it, and the real id is copied over it. */
const TRIAL_ID = 0xffffffff;

/** Inside a write or transaction. Throws 11000 for duplicates of a unique key, and 171; then nothing has changed. */
export function buildIndex(
  view: WritableView,
  catalog: Catalog,
  collection: Collection,
  spec: Document,
): void {
  const trial = defineIndex({ id: TRIAL_ID, spec, multikey: [] });
  const found: { recordId: number; keys: Buffer[] }[] = [];
  const seen = new Set<string>();
  const prefix = documentPrefix(collection.id);
  for (const { key, value } of view.range(prefix, endOfPrefix(prefix))) {
    const recordId = recordIdOf(key);
    const { entries, multikey } = entriesOf(trial, decode(value), recordId);
    for (const [field, isMultikey] of multikey.entries()) if (isMultikey) trial.multikey[field] = true;
    if (trial.unique) requireFree(seen, entries, (values) => duplicateKeyError(collection, trial, values));
    found.push({ recordId, keys: [...entries.values()].map((entry) => entry.key) });
  }
  const index = catalog.addIndex(collection, spec);
  index.multikey = trial.multikey;
  const own = indexPrefix(index.id);
  for (const { recordId, keys } of found) {
    for (const key of keys) {
      own.copy(key);
      view.put(key, encodeRecordId(recordId));
    }
  }
}

function requireFree(
  seen: Set<string>,
  entries: Map<string, IndexEntry>,
  refusal: (values: unknown[]) => Error,
): void {
  for (const [text, { values }] of entries) {
    if (seen.has(text)) throw refusal(values);
    seen.add(text);
  }
}
