import { type Document, decode } from '@/standins/mongo/bson';
import type { Catalog } from '@/standins/mongo/catalog/catalog';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { defineIndex } from '@/standins/mongo/catalog/index-definition';
import { entriesOf, type IndexEntry } from '@/standins/mongo/catalog/index-keys';
import { documentPrefix, encodeRecordId, indexPrefix, recordIdOf } from '@/standins/mongo/storage/keys';
import { endOfPrefix, type WritableView } from '@/standins/mongo/storage/view';
import { duplicateKeyError } from './duplicate-key';

/** An index that was never used: the bytes of its keys stand where those of the real one will. */
const TRIAL_ID = 0xffffffff;

/**
 * Makes an index over the documents that are there. Inside a write or a transaction. Throws code 11000 if a unique one is refused by
 * them, and 171; then nothing has changed.
 */
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
